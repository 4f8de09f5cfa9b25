import { hexToBytes } from '@noble/hashes/utils.js'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { orderOf, outcomeOf, rootFrom, saltOf, unitOf, verdictOf } from '$web/fairness'
import type { Proof } from '$web/wire'

const file = new URL('../../tests/fairness-vectors.json', import.meta.url)
const vectors = JSON.parse(readFileSync(file, 'utf8'))
/** The examples number the seats, the wire names them by letters. */
const lettered = (added: Record<string, string>) =>
  Object.fromEntries(Object.entries(added).map(([seat, text]) => ['ABCDEF'[Number(seat)]!, text]))
const randomness = lettered(vectors.salts.at(-1).randomness)
const readers = Object.entries<{ streams: Record<string, Proof> }>(vectors.match.readers)

describe('dice that can be checked', () => {
  const salts: { randomness: Record<string, string>; salt: string }[] = vectors.salts
  test.each(salts)('what players added becomes $salt', ({ randomness, salt }) => {
    expect(saltOf(lettered(randomness))).toEqual(hexToBytes(salt))
  })

  test.each(readers)('for %s all keys lead to the commitments', (_, { streams }) => {
    for (const [stream, { commitment, keys, orders, nodes }] of Object.entries(streams))
      expect(rootFrom(stream, [...keys, ...orders], nodes)).toBe(commitment)
  })

  test.each(readers)('for %s every draw has its number', (_, { streams }) => {
    const salt = saltOf(randomness)
    for (const [stream, { keys }] of Object.entries(streams))
      for (const key of keys)
        expect(unitOf(hexToBytes(key.key), salt, stream, key.leaf)).toBe(
          (key as unknown as { unit: number }).unit,
        )
  })

  test.each(readers)('for %s all is well', (_, { streams }) => {
    const draws = Object.values(streams).reduce((sum, proof) => sum + proof.keys.length, 0)
    expect(draws).toBeGreaterThan(0)
    expect(verdictOf(streams, randomness)).toEqual({ fit: draws, brokenSeals: [], misfits: [] })
  })

  test('a changed key breaks the seal', () => {
    const streams = structuredClone(vectors.match.readers['a spectator'].streams)
    const [stream, proof] = Object.entries<Proof>(streams).find(([, one]) => one.keys.length)!
    proof.keys[0]!.key = proof.keys[0]!.key.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    expect(verdictOf(streams, randomness).brokenSeals).toEqual([stream])
  })

  test('a changed outcome is found', () => {
    const streams = structuredClone(vectors.match.readers['a spectator'].streams)
    const [, proof] = Object.entries<Proof>(streams).find(([, one]) => one.keys.length)!
    const key = proof.keys[0]!
    key.place = (key.place + 1) % key.odds.length
    expect(verdictOf(streams, randomness).misfits).toHaveLength(1)
  })

  test('a draw that was taken out of order is found', () => {
    const streams = structuredClone(vectors.match.readers['seat A'].streams)
    const [one, other] = streams.A.keys
    ;[streams.A.keys[0], streams.A.keys[1]] = [other, one]
    expect(verdictOf(streams, randomness).misfits).toHaveLength(2)
  })

  const orders: { leaf: number; key: string }[] = vectors.match.readers['seat A'].streams.A.orders
  test.each(orders)('the bag of leaf $leaf has its order', ({ leaf, key }) => {
    expect(orderOf(hexToBytes(key))).toEqual(vectors.orders[`A ${leaf}`])
  })

  test("other players' randomness would give other outcomes", () => {
    const streams = vectors.match.readers['a spectator'].streams
    expect(verdictOf(streams, {}).misfits.length).toBeGreaterThan(0)
  })

  test('each outcome takes its share', () => {
    const odds = [0.5, 0, 0.25, 0.25]
    expect([0, 0.49, 0.5, 0.74, 0.75, 0.999].map((unit) => outcomeOf(unit, odds))).toEqual([
      0, 0, 2, 2, 3, 3,
    ])
  })
})
