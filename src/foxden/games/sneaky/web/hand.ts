/* The dice in hand, each with a name of its own, so that the one that was picked leaves. */

export interface Held {
  id: number
  colour: string
}

let made = 0

/** Dice of a new throw. */
export const thrown = (dice: string[]): Held[] => dice.map((colour) => ({ id: ++made, colour }))

/** What is left of `before` when only `dice` are in hand; `spent` is the one that should go. */
export function left(before: Held[], dice: string[], spent: number | null): Held[] {
  const wanted = [...dice]
  const keep = new Set<number>()
  for (const die of [...before].sort((a, b) => Number(a.id === spent) - Number(b.id === spent))) {
    const at = wanted.indexOf(die.colour)
    if (at < 0) continue
    wanted.splice(at, 1)
    keep.add(die.id)
  }
  if (wanted.length) return thrown(dice)
  return before.filter((die) => keep.has(die.id))
}
