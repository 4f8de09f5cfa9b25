import { describe, expect, test } from 'vitest'
import { follows, heard, isSameViewer, looking, seenAs } from '$web/following'
import type { Eyes, Line, State } from '$web/wire'

const line = (number: number, message = `m${number}`): Line => ({ number, message, args: {} })
const eyes = (seat: number | null, moves = 0): Eyes =>
  ({ seat, moves: Array.from({ length: moves }) }) as unknown as Eyes
const state = (you: number[], all: Eyes[], since = 0): State =>
  ({ since, table: { you }, eyes: all }) as unknown as State

describe('the log', () => {
  test('the first message tells everything and nothing of it is fresh', () => {
    const all = [line(1), line(2)]
    expect(heard(undefined, Infinity, 0, all)).toEqual({ told: all, fresh: [] })
  })

  test('later messages add what is new', () => {
    const before = { told: [line(1), line(2)], fresh: [] }
    const after = heard(before, 2, 2, [line(3, 'a'), line(3, 'b')])
    expect(after.told.map((one) => one.message)).toEqual(['m1', 'm2', 'a', 'b'])
    expect(after.fresh.map((one) => one.message)).toEqual(['a', 'b'])
  })

  test('what is told twice is heard once', () => {
    const before = { told: [line(1), line(2)], fresh: [line(2)] }
    expect(heard(before, 2, 1, [line(2)])).toBe(before)
  })

  test('a message from the start replaces all', () => {
    const before = { told: [line(1), line(2), line(3)], fresh: [line(3)] }
    expect(heard(before, 3, 0, [line(1), line(4)]).told).toEqual([line(1), line(4)])
  })

  test('a message that begins after what is known leaves a gap', () => {
    expect(follows(state([], [], 5), 4)).toBe(false)
    expect(follows(state([], [], 4), 4)).toBe(true)
  })
})

describe('whose eyes', () => {
  test('a spectator has no seat', () => expect(looking(state([], [eyes(null)]), null)).toBe(null))
  test('one seat looks always', () => expect(looking(state([2], [eyes(2)]), null)).toBe(2))

  test('of several the one that owes a move looks', () => {
    expect(looking(state([0, 1], [eyes(0), eyes(1, 3)]), 0)).toBe(1)
  })

  test('who looks goes on looking while it owes a move or nobody does', () => {
    expect(looking(state([0, 1], [eyes(0, 2), eyes(1, 3)]), 1)).toBe(1)
    expect(looking(state([0, 1], [eyes(0), eyes(1)]), 1)).toBe(1)
  })

  test('sitting down changes the viewer', () => {
    expect(isSameViewer(state([], []), state([1], []))).toBe(false)
    expect(isSameViewer(state([1], []), state([1], []))).toBe(true)
  })
})

test('the same table told again looks as it did: only a new number moves things on it', () => {
  const seen = (number: number, name: string) =>
    ({ number, table: { name }, eyes: [{ seat: 0, view: { pile: number } }] }) as unknown as State
  const before = seen(4, 'all here')
  const again = seenAs(seen(4, 'one away'), before)
  expect(again.eyes[0]!.view).toBe(before.eyes[0]!.view)
  expect(again.table).toEqual({ name: 'one away' })
  const next = seen(5, 'all here')
  expect(seenAs(next, before)).toBe(next)
})
