import { expect, test } from 'vitest'
import { percentOf } from '../src/percent'

test.each([
  [0, 0],
  [0.001, 1],
  [0.5, 50],
  [0.996, 99],
  [1, 100],
])('a chance of %d is told as %d per cent', (chance, percent) => {
  expect(percentOf(chance)).toBe(percent)
})
