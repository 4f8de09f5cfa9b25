/* Drag a thing with mouse, pen or finger and drop it on something.

   A press that hardly moves stays a press: the click is left to whoever listens. */

import type { Attachment } from 'svelte/attachments'

const MOVES_FROM = 6

export interface Drag {
  /** whether this may be dragged now */
  can: () => boolean
  onlift: () => void
  /** dropped over this element; true: it stays there until the table changes */
  ondrop: (over: Element | null) => boolean
}

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (thing) => {
    let from: { x: number; y: number; id: number } | undefined
    let isLifted = false

    function press(event: PointerEvent) {
      if (event.button !== 0 || !drag.can()) return
      from = { x: event.clientX, y: event.clientY, id: event.pointerId }
      thing.setPointerCapture(event.pointerId)
    }
    function move(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return
      const x = event.clientX - from.x
      const y = event.clientY - from.y
      if (!isLifted && Math.hypot(x, y) < MOVES_FROM) return
      if (!isLifted) lift()
      thing.style.translate = `${x}px ${y}px`
    }
    function lift() {
      isLifted = true
      thing.dataset.lifted = ''
      drag.onlift()
    }
    function release(event: PointerEvent) {
      const stays = isLifted && event.type === 'pointerup' && drag.ondrop(below(event))
      if (isLifted) swallowClick()
      if (!stays) lay()
      from = undefined
      isLifted = false
    }
    function below(event: PointerEvent) {
      const found = document.elementsFromPoint(event.clientX, event.clientY)
      return found.find((element) => !thing.contains(element)) ?? null
    }
    function lay() {
      thing.style.translate = ''
      delete thing.dataset.lifted
    }
    function swallowClick() {
      const stop = (event: Event) => event.stopPropagation()
      thing.addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => thing.removeEventListener('click', stop, { capture: true }), 50)
    }

    const listening: [string, (event: PointerEvent) => void][] = [
      ['pointerdown', press],
      ['pointermove', move],
      ['pointerup', release],
      ['pointercancel', release],
    ]
    for (const [name, listener] of listening)
      thing.addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of listening)
        thing.removeEventListener(name, listener as EventListener)
    }
  }
}
