import type { Line } from '$web/board'
import { expect, test } from 'vitest'
import { animalOf, claimsOfRound, faceOf, passedNow, pictureOf, story } from './view'

const line = (message: string, args: Line['args'] = {}): Line => ({ number: 1, message, args })
const claim = (seat: number, card: string) => line('claimed', { seat, card })

test('ones to sixes count a number, other cards none', () => {
  const cards = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'full-house', 'high-low']
  expect(cards.map(faceOf)).toEqual([1, 2, 3, 4, 5, 6, 0, 0])
})

test('cards with long names have their pictures too', () => {
  expect(pictureOf('four-of-a-kind')).toBe('combo-four-kind')
  expect(pictureOf('ones')).toBe('combo-ones')
})

test('everybody is an animal of their own', () => {
  expect(new Set([0, 1, 2, 3].map(animalOf)).size).toBe(4)
})

test('only the claims of this round count, and of each player the latest', () => {
  const told = [
    claim(0, 'ones'),
    line('round', { round: 2 }),
    claim(1, 'twos'),
    line('did-claim-nothing', { seat: 2 }),
    claim(1, 'sixes'),
  ]
  const claims = claimsOfRound(told)
  expect([...claims.keys()].sort()).toEqual([1, 2])
  expect(claims.get(1)!.args.card).toBe('sixes')
  expect(claims.get(2)!.message).toBe('did-claim-nothing')
})

test('who has passed is asked for the open claim alone, in their order', () => {
  const pass = (seat: number) => line('did-pass', { seat })
  expect(passedNow([claim(0, 'ones'), pass(1), claim(1, 'twos'), pass(2), pass(0)])).toEqual([2, 0])
  expect(passedNow([])).toEqual([])
})

test('dice that fall together are told together', () => {
  const rolled = (face: number) => line('rolled-common', { face })
  const hidden = (face: number) => line('rolled-hidden', { seat: 0, face })
  const lines = story([line('round'), rolled(3), rolled(5), hidden(1), hidden(6), line('pushed')])
  expect(lines.map(({ message }) => message)).toEqual([
    'round',
    'web-rolled-common',
    'web-rolled-hidden',
    'pushed',
  ])
  expect(lines[1]!.args.faces).toBe('3 5')
  expect(lines[2]!.args).toMatchObject({ seat: 0, faces: '1 6' })
})

test('dice of two throws are not told together', () => {
  const threw = line('threw', { face: 2 })
  expect(story([threw, line('right-call'), threw])).toHaveLength(3)
})
