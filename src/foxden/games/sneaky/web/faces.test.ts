import { expect, test } from 'vitest'
import { facesOf } from './faces'
import type { Bandit, View } from './view'

const red2: Bandit = { colour: 'red', value: 2 }
const blue3: Bandit = { colour: 'blue', value: 3 }

/** A table with these cards in the centre, and one stack. */
function table(centre: (Bandit | null)[], stack: Bandit[] = []): View {
  return {
    centre: centre.map((bandit, nth) => ({ name: `centre ${nth + 1}`, bandit })),
    players: [{ name: 'A', secured: [], stacks: [{ name: "A's stack", bandits: stack }] }],
  } as unknown as View
}

test('two of a kind have two faces', () => {
  expect([...facesOf(table([red2, blue3, red2])).values()]).toEqual(['red-2', 'blue-3', 'red-2b'])
})

test('a card keeps its face when it moves to a stack, and when its twin is gone', () => {
  const before = facesOf(table([red2, blue3, red2]))
  const captured = facesOf(table([red2, blue3, null], [red2]), before)
  expect(captured.get("A's stack/0")).toBe('red-2b')
  expect(captured.get('centre 1')).toBe('red-2')
  const alone = facesOf(table([null, blue3, null], [red2]), captured)
  expect(alone.get("A's stack/0")).toBe('red-2b')
})

test('a card that covers another leaves it its face', () => {
  const before = facesOf(table([red2, blue3, null], [red2]))
  const covered = facesOf(table([null, blue3, null], [red2, red2]), before)
  expect(covered.get("A's stack/0")).toBe(before.get("A's stack/0"))
  expect(covered.get("A's stack/1")).toBe(before.get('centre 1'))
})

test('a card dealt where its twin was captured does not look like it', () => {
  const before = facesOf(table([red2, blue3, null]))
  const dealt = facesOf(table([red2, blue3, null], [red2]), before)
  expect(dealt.get("A's stack/0")).toBe('red-2')
  expect(dealt.get('centre 1')).toBe('red-2b')
  expect(facesOf(table([red2, blue3, null], [red2]), dealt)).toEqual(dealt)
})

test('a card stolen as its twin is dealt keeps its face', () => {
  const stacks = (mine: Bandit[], theirs: Bandit[]) => [
    { name: 'A', secured: [], stacks: [{ name: "A's stack", bandits: mine }] },
    { name: 'B', secured: [], stacks: [{ name: "B's stack", bandits: theirs }] },
  ]
  const before = facesOf({ ...table([blue3]), players: stacks([red2], []) } as unknown as View)
  const after = { ...table([red2]), players: stacks([], [red2]) } as unknown as View
  expect(facesOf(after, before).get("B's stack/0")).toBe('red-2')
  expect(facesOf(after, before).get('centre 1')).toBe('red-2b')
})

test('of two alike that are secured each has its own face', () => {
  const secured = (...colours: string[][]): View =>
    ({
      ...table([]),
      players: colours.map((these, seat) => ({ name: 'AB'[seat], secured: these, stacks: [] })),
    }) as unknown as View
  const red1: Bandit = { colour: 'red', value: 1 }
  const before = facesOf({ ...secured(['red'], []), centre: table([red1]).centre })
  expect([...before.values()]).toEqual(['red-1', 'red-1b'])
  expect([...facesOf(secured(['red'], ['red']), before).values()]).toEqual(['red-1', 'red-1b'])
  expect([...facesOf(secured(['red', 'red'], []), before).values()]).toEqual(['red-1', 'red-1b'])
})
