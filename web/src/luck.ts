/* A player's own share of the dice's randomness, remembered so that it can be checked later. */

import { freshKey } from './live.svelte'

const KEY = 'foxden-luck'
const MOST = 40

export const randomness = () => freshKey()

export function remembered(table: string): string | undefined {
  return load()[table]
}

export function remember(table: string, mine: string) {
  const all = Object.entries({ ...load(), [table]: mine }).slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)))
  } catch {
    /* then only the others' shares can be checked */
  }
}

function load(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}
