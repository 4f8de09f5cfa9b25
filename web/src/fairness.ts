/* Dice that can be checked: docs/fair-dice.md, in code of its own, so that nobody need believe the
   server.  Hashing comes from a library, because browsers grant theirs only to https. */

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Key, Proof } from './wire'

const PUBLIC = 'public'
const DEPTH = 13
const SEAT_DEPTH = 10
const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)
const SALT = Uint8Array.of(2)

const depthOf = (stream: string) => (stream === PUBLIC ? DEPTH : SEAT_DEPTH)

const SEATS = 'ABCDEF'

/** All that the players have added, by the letters of their seats. */
export function saltOf(randomness: Record<string, string>): Uint8Array {
  const added = [...SEATS].flatMap((name, seat) =>
    randomness[name] ? [Uint8Array.of(seat), hexToBytes(randomness[name])] : [],
  )
  return sha256(concatBytes(SALT, ...added))
}

/** The number of a draw, 0 <= number < 1, with 53 random bits. */
export function unitOf(key: Uint8Array, salt: Uint8Array, stream: string, number: number): number {
  const digest = hmac(sha256, key, concatBytes(salt, utf8ToBytes(`${stream} ${number}`)))
  const bits = new DataView(digest.buffer, digest.byteOffset)
  return (bits.getUint32(0) * 2 ** 21 + (bits.getUint32(4) >>> 11)) * 2 ** -53
}

/** Which outcome the number falls on when each takes its share of 0 … 1, in order. */
export function outcomeOf(unit: number, odds: number[]): number {
  let left = unit
  for (const [place, share] of odds.entries()) {
    left -= share
    if (left < 0) return place
  }
  return odds.length - 1
}

/** The root that keys and the nodes beside them lead to; undefined: too many or too few nodes. */
export function rootFrom(stream: string, keys: Key[], nodes: string[]): string | undefined {
  const depth = depthOf(stream)
  const byNumber = new Map(keys.map((key) => [key.number, hexToBytes(key.key)]))
  const above = new Set<string>()
  for (const number of byNumber.keys())
    for (let level = 0; level <= depth; level++) above.add(`${level} ${number >> level}`)
  let used = 0

  function root(level: number, place: number): Uint8Array {
    if (!above.has(`${level} ${place}`)) return hexToBytes(nodes[used++] ?? '')
    if (level === 0) return sha256(concatBytes(LEAF, byNumber.get(place)!))
    const left = root(level - 1, 2 * place)
    return sha256(concatBytes(NODE, left, root(level - 1, 2 * place + 1)))
  }

  const made = root(depth, 0)
  return used === nodes.length ? bytesToHex(made) : undefined
}

export interface Verdict {
  /** draws whose outcome follows from their key and everybody's randomness */
  fit: number
  /** streams whose keys don't lead to their commitment */
  brokenSeals: string[]
  /** draws that ought to have come out otherwise */
  misfits: { stream: string; key: Key }[]
}

export function verdictOf(
  proofs: Record<string, Proof>,
  randomness: Record<string, string>,
): Verdict {
  const salt = saltOf(randomness)
  const verdict: Verdict = { fit: 0, brokenSeals: [], misfits: [] }
  for (const [stream, { commitment, keys, nodes }] of Object.entries(proofs)) {
    if (rootFrom(stream, keys, nodes) !== commitment) verdict.brokenSeals.push(stream)
    for (const key of keys) {
      const unit = unitOf(hexToBytes(key.key), salt, stream, key.number)
      if (outcomeOf(unit, key.odds) === key.place) verdict.fit += 1
      else verdict.misfits.push({ stream, key })
    }
  }
  return verdict
}
