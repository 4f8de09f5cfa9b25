/* Things on the table slide from where they lay to where they lie now.

   An element with data-thing="<name>" is one thing, whatever component draws it before and after a
   change.  A thing that was not there before comes from data-from: the name of something that lies
   there for good (a pile), or the beginning of names of which one has just vanished ("die red"). */

export type Places = Map<string, DOMRect>

export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function whereThingsLie(table: HTMLElement): Places {
  const places: Places = new Map()
  for (const thing of things(table)) {
    const place = thing.getBoundingClientRect()
    if (place.width) places.set(thing.dataset.thing!, place)
  }
  return places
}

/** Let everything that has moved since `before` slide; `lasts` tells for how many milliseconds. */
export function slide(table: HTMLElement, before: Places, lasts: (thing: string) => number) {
  if (isStill()) return
  const there = new Set([...things(table)].map((thing) => thing.dataset.thing!))
  const vanished = [...before.keys()].filter((name) => !there.has(name))
  for (const thing of things(table)) {
    const name = thing.dataset.thing!
    const from = before.get(name) ?? origin(thing.dataset.from, before, vanished)
    const to = thing.getBoundingClientRect()
    if (from && to.width && isElsewhere(from, to)) travel(thing, from, to, lasts(name))
  }
}

const things = (table: HTMLElement) => table.querySelectorAll<HTMLElement>('[data-thing]')

function origin(from: string | undefined, before: Places, vanished: string[]) {
  if (!from) return undefined
  const at = vanished.findIndex((name) => name.startsWith(from))
  return before.get(at < 0 ? from : vanished.splice(at, 1)[0]!)
}

const isElsewhere = (from: DOMRect, to: DOMRect) =>
  Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > 4

function travel(thing: HTMLElement, from: DOMRect, to: DOMRect, duration: number) {
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`
  const arrives = { transform: 'none', zIndex: 9 }
  thing.animate([{ transform: start, zIndex: 9 }, arrives], {
    duration,
    easing: 'cubic-bezier(.2, .7, .2, 1)',
  })
}
