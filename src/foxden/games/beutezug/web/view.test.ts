import type { Line } from '$web/board'
import { expect, test } from 'vitest'
import { burglarOf, gainOf, story, treasureOf, type Loot } from './view'

test.each([
  ['+1 green', 'green'],
  ['reroll one', 'one'],
  ['reroll all', 'all'],
  ['1 point', 'point'],
  ['', 'none'],
])('the bonus "%s" is the gain %s', (bonus, gain) => expect(gainOf(bonus)).toBe(gain))

test('every burglar has a face of their own', () => {
  expect(new Set([0, 1, 2, 3, 4].map(burglarOf)).size).toBe(5)
})

test('a villa always holds the same treasure, and richer ones other treasures', () => {
  const villa = (number: number, id: number) => treasureOf({ number, id } as Loot)
  expect(villa(2, 4)).toBe(villa(2, 4))
  expect([0, 1, 2].map((id) => villa(2, id))).toEqual(['candles', 'teapot', 'watch'])
  expect(villa(5, 0)).toBe('tiara')
})

const line = (message: string, args: Line['args'] = {}): Line => ({ number: 1, message, args })
const die = (colour: string, face: number) => line('rolled', { seat: 1, colour, face })
const say = (_: string, args?: Record<string, unknown>) => `${args!.colour} ${args!.least}`

test('the dice of one throw are told in one line', () => {
  const told = [line('burgles'), die('pink', 3), die('black', 6), line('won'), die('green', 1)]
  const lines = story(told, say)
  expect(lines.map(({ message }) => message)).toEqual(['burgles', 'threw', 'won', 'threw'])
  expect(lines[1]!.args).toMatchObject({ seat: 1, dice: 'pink 3, black 6' })
  expect(lines[3]!.args.dice).toBe('green 1')
})
