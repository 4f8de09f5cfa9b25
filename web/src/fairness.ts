/* Dice that can be checked: docs/fair-dice.md, in code of its own, so that nobody need believe the
   server.  Hashing comes from a library, because browsers grant theirs only to https. */

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { DrawKey, Key, Proof } from './wire'

const PUBLIC = 'public'
const DEPTH = 13
const SEAT_DEPTH = 10
const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)
const SALT = Uint8Array.of(2)
const BAG = 8
const ORDER = BAG - 1

const depthOf = (stream: string) => (stream === PUBLIC ? DEPTH : SEAT_DEPTH)

const SEATS = 'ABCDEF'

/** All that the players have added, by the letters of their seats. */
export function saltOf(randomness: Record<string, string>): Uint8Array {
  const added = [...SEATS].flatMap((name, seat) =>
    randomness[name] ? [Uint8Array.of(seat), hexToBytes(randomness[name])] : [],
  )
  return sha256(concatBytes(SALT, ...added))
}

/** The number that a draw gives, 0 <= number < 1, with 53 random bits. */
export function unitOf(key: Uint8Array, salt: Uint8Array, stream: string, leaf: number): number {
  const digest = hmac(sha256, key, concatBytes(salt, utf8ToBytes(`${stream} ${leaf}`)))
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

/** In which order the leaves of a bag are used. */
export function orderOf(key: Uint8Array): number[] {
  const digest = hmac(sha256, key, utf8ToBytes('order'))
  const words = new DataView(digest.buffer, digest.byteOffset)
  const order = [...Array(ORDER).keys()]
  for (let last = ORDER - 1; last > 0; last--) {
    const other = Math.floor((words.getUint32(4 * last) * (last + 1)) / 2 ** 32)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}

/** Draws that were not taken from their bag in its order. */
function outOfOrder(keys: DrawKey[], orders: Key[]): DrawKey[] {
  return orders.flatMap(({ leaf, key }) => {
    const order = orderOf(hexToBytes(key))
    const first = leaf - ORDER
    const drawn = keys.filter((draw) => draw.leaf >= first && draw.leaf < leaf)
    return drawn.filter((draw, number) => draw.leaf !== first + order[number]!)
  })
}

/** The root that keys and the nodes beside them lead to; undefined: too many or too few nodes. */
export function rootFrom(stream: string, keys: Key[], nodes: string[]): string | undefined {
  const depth = depthOf(stream)
  const byLeaf = new Map(keys.map(({ leaf, key }) => [leaf, hexToBytes(key)]))
  const above = new Set<string>()
  for (const leaf of byLeaf.keys())
    for (let level = 0; level <= depth; level++) above.add(`${level} ${leaf >> level}`)
  let used = 0

  function root(level: number, place: number): Uint8Array {
    if (!above.has(`${level} ${place}`)) return hexToBytes(nodes[used++] ?? '')
    if (level === 0) return sha256(concatBytes(LEAF, byLeaf.get(place)!))
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
  misfits: { stream: string; key: DrawKey }[]
}

export function verdictOf(
  proofs: Record<string, Proof>,
  randomness: Record<string, string>,
): Verdict {
  const salt = saltOf(randomness)
  const verdict: Verdict = { fit: 0, brokenSeals: [], misfits: [] }
  for (const [stream, { commitment, keys, orders, nodes }] of Object.entries(proofs)) {
    if (rootFrom(stream, [...keys, ...orders], nodes) !== commitment)
      verdict.brokenSeals.push(stream)
    const strays = outOfOrder(keys, orders)
    for (const key of keys) {
      const unit = unitOf(hexToBytes(key.key), salt, stream, key.leaf)
      if (outcomeOf(unit, key.odds) === key.place && !strays.includes(key)) verdict.fit += 1
      else verdict.misfits.push({ stream, key })
    }
  }
  return verdict
}
