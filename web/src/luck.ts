/* A player's own share of the dice's randomness, remembered so that it can be checked later. */

const KEY = 'foxden-luck'
const MOST = 40

/** 64 hex digits */
export function randomness(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

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
