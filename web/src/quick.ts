/* Tables with good defaults. */

import type { SeatWish, TableWish } from './api'
import { kept } from './kept.svelte'
import { say } from './speaking.svelte'

export const LEVEL = 'sensible'
const NAMES = 6

/** A name for a person or a bot that has none; never one that is taken. */
export function someName(taken: string[]): string {
  for (let number = 1; number <= NAMES; number++) {
    const name = say(`web-name-${number}`)
    if (!taken.includes(name)) return name
  }
  return say('web-name-1')
}

export const myName = (taken: string[] = []) => kept.name || someName(taken)

export function bots(count: number, taken: string[]): SeatWish[] {
  const seats: SeatWish[] = []
  for (let at = 0; at < count; at++) {
    const name = someName([...taken, ...seats.map((seat) => seat.name!)])
    seats.push({ kind: 'bot', level: LEVEL, name })
  }
  return seats
}

/** One person against two bots. */
export function quickTable(game: string): TableWish {
  const name = myName()
  return {
    game,
    options: {},
    seats: [{ kind: 'me', name }, ...bots(2, [name])],
    pace: { kind: 'none' },
    name,
  }
}
