import { expect, test } from 'vitest'
import { percentOf, pointsOf } from '../src/figures'

test.each([
  [0, 0],
  [0.001, 1],
  [0.625, 63],
  [0.996, 99],
  [1 - 1e-12, 100],
  [1, 100],
])('a chance of %d is told as %d per cent', (chance, percent) => {
  expect(percentOf(chance)).toBe(percent)
})

test('points below zero have a minus, not a hyphen', () => {
  expect([pointsOf(-12), pointsOf(0), pointsOf(7)]).toEqual(['−12', '0', '7'])
})
