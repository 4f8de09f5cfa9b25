/* A picture larger than its window: two fingers or the wheel with Ctrl zoom, the mouse drags. */

import type { Attachment } from 'svelte/attachments'

export interface Point {
  x: number
  y: number
}
/** So many times as large, with the point of the window that stays where it is. */
export type Zoom = (by: number, at: Point) => void

const MOVES_FROM = 6
const BY_WHEEL = 0.01

export function pannable(zoom: Zoom): Attachment<HTMLElement> {
  return (pan) => {
    const inside = (x: number, y: number): Point => {
      const { left, top } = pan.getBoundingClientRect()
      return { x: x - left, y: y - top }
    }

    let apart = 0
    let last: Point = { x: 0, y: 0 }
    function pinch(event: TouchEvent) {
      const [one, other] = event.touches
      if (!one || !other) return
      if (event.cancelable) event.preventDefault()
      const far = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      const at = inside((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2)
      if (event.type === 'touchmove' && apart) {
        pan.scrollBy({ left: last.x - at.x, top: last.y - at.y, behavior: 'instant' })
        zoom(far / apart, at)
      }
      apart = far
      last = at
    }

    function wheel(event: WheelEvent) {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * BY_WHEEL), inside(event.clientX, event.clientY))
    }

    let from: Point | undefined
    let isDragged = false
    function press(event: PointerEvent) {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      from = { x: event.clientX + pan.scrollLeft, y: event.clientY + pan.scrollTop }
      isDragged = false
    }
    function move(event: PointerEvent) {
      if (!from || event.buttons !== 1) return
      const left = from.x - event.clientX
      const top = from.y - event.clientY
      isDragged ||= Math.hypot(left - pan.scrollLeft, top - pan.scrollTop) > MOVES_FROM
      if (isDragged) pan.scrollTo({ left, top, behavior: 'instant' })
    }
    function release() {
      from = undefined
    }
    /** Who has dragged did not mean to press a tile. */
    function click(event: MouseEvent) {
      if (isDragged) event.stopPropagation()
      isDragged = false
    }

    const listening = new AbortController()
    const { signal } = listening
    for (const name of ['touchstart', 'touchmove'] as const)
      pan.addEventListener(name, pinch, { passive: false, signal })
    pan.addEventListener('wheel', wheel, { passive: false, signal })
    pan.addEventListener('pointerdown', press, { signal })
    pan.addEventListener('pointermove', move, { signal })
    pan.addEventListener('pointerup', release, { signal })
    pan.addEventListener('click', click, { capture: true, signal })
    return () => listening.abort()
  }
}
