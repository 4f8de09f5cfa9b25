/* What this browser remembers of a table's dice, to check them when the game is over: the share of
   randomness that it added itself, and the commitments as they were when it first saw them. */

import { bytesToHex } from '@noble/hashes/utils.js'
import { table } from './api'
import type { State } from './wire'

export interface Luck {
  mine?: string
  commitments?: Record<string, string>
}

export const KEY = 'foxden-luck'
const MOST = 40

/** 64 hex digits, as the table wants them. */
export const randomness = () => bytesToHex(crypto.getRandomValues(new Uint8Array(32)))

export const remembered = (id: string): Luck => load()[id] ?? {}

export function remember(id: string, luck: Luck) {
  const { [id]: before, ...others } = load()
  const first = before?.commitments ?? luck.commitments
  const now: Luck = { ...before, ...luck, ...(first && { commitments: first }) }
  const all = Object.entries({ ...others, [id]: now }).slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)))
  } catch {
    /* then it can only be checked that the dice fit what the table says now */
  }
}

/** Keep the commitments, the first time this browser sees the table. */
export async function witness(id: string) {
  if (remembered(id).commitments) return
  try {
    remember(id, { commitments: (await table(id).fairness()).commitments })
  } catch {
    /* another time */
  }
}

/** Start a table, with a share of randomness that is chosen after the commitments are known. */
export async function start(state: State): Promise<State> {
  const { id, phase } = state.table
  await witness(id)
  const mine = randomness()
  const started = phase === 'lobby' ? await table(id).start(mine) : state
  remember(id, { mine })
  return started
}

function load(): Record<string, Luck> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}
