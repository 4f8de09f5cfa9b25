/* The log of one viewer, put together from messages that tell only what is new. */

import type { Eyes, Line, Seat, State } from './wire'

export interface Heard {
  told: Line[]
  fresh: Line[]
}

export const eyesOf = (state: State, seat: Seat | null): Eyes | undefined =>
  state.eyes.find((eyes) => eyes.seat === seat)

/** What a viewer has heard after a message that tells everything from event `since` on.
    A message that tells nothing new leaves what is fresh as it was. */
export function heard(
  before: Heard | undefined,
  known: number,
  since: number,
  told: Line[],
): Heard {
  const old = since > 0 ? (before?.told ?? []).filter((line) => line.number <= since) : []
  const all = [...old, ...told]
  const fresh = told.filter((line) => line.number > known)
  const isNothingNew = before && !fresh.length && all.length === before.told.length
  return isNothingNew ? before : { told: all, fresh }
}

/** Whether both messages are for the same seats. */
export const isSameViewer = (one: State, other: State) =>
  one.table.you.join() === other.table.you.join()

/** The same table told again (somebody came or went) looks as before: nothing on it has moved. */
export function seenAs(state: State, before: State): State {
  if (state.number !== before.number) return state
  const eyes = state.eyes.map((one) => ({
    ...one,
    view: eyesOf(before, one.seat)?.view ?? one.view,
  }))
  return { ...state, eyes }
}

/** Whether this message can follow what is known up to `known`; else there is a gap to ask for. */
export const follows = (state: State, known: number) => state.since <= known

/** The seat to look through: who looks now if it owes a move, else the first that does. */
export function looking(state: State, now: Seat | null): Seat | null {
  const { you } = state.table
  if (!you.length) return null
  const owing = state.eyes.filter((eyes) => eyes.moves.length).map((eyes) => eyes.seat)
  if (now !== null && you.includes(now) && (owing.includes(now) || !owing.length)) return now
  return owing[0] ?? you[0]!
}
