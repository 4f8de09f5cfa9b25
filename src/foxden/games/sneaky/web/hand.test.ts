import { expect, test } from 'vitest'
import { left, thrown } from './hand'

test('the die that was picked is the one that leaves', () => {
  const hand = thrown(['red', 'red', 'blue'])
  const [first, second, third] = hand
  expect(left(hand, ['red', 'blue'], first!.id)).toEqual([second, third])
  expect(left(hand, ['red', 'blue'], second!.id)).toEqual([first, third])
})

test('without a pick one of the colour leaves', () => {
  const hand = thrown(['red', 'red', 'blue'])
  expect(left(hand, ['red', 'red'], null).map((die) => die.colour)).toEqual(['red', 'red'])
})

test('dice that were not in hand before are a new throw', () => {
  const hand = thrown(['red'])
  const next = left(hand, ['green', 'red'], null)
  expect(next.map((die) => die.colour)).toEqual(['green', 'red'])
  expect(next.map((die) => die.id)).not.toContain(hand[0]!.id)
})
