import type { Line } from '$web/board'
import { expect, test } from 'vitest'
import {
  animalOf,
  claimAt,
  faceOf,
  fallen,
  favouriteOf,
  pictureOf,
  sayings,
  story,
  type Offer,
} from './view'

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

test('first comes the best true claim, then the dare, then the bluff that looks best', () => {
  const offer = (card: string, truth: string, points: number, looks: number) =>
    ({ card, truth, points, looks }) as Offer
  const bluffs = [offer('five-of-a-kind', 'bluff', 40, 0.01), offer('sixes', 'bluff', 6, 0.5)]
  const dare = offer('high-low', 'dare', 15, 0)
  const true_ = [offer('twos', 'proven', 2, 1), offer('full-house', 'true', 10, 0.1)]
  expect(favouriteOf([...bluffs, dare, ...true_])).toBe('full-house')
  expect(favouriteOf([...bluffs, dare])).toBe('high-low')
  expect(favouriteOf(bluffs)).toBe('sixes')
  expect(favouriteOf([])).toBe('')
})

const pass = (seat: number) => line('did-pass', { seat })

test('a claim remembers its round and who let it pass', () => {
  const told = [claim(0, 'ones'), pass(1), line('round', { number: 2 }), claim(1, 'twos'), pass(2)]
  const said = sayings([...told, pass(0), line('did-claim-nothing', { seat: 2 })])
  expect(said.map(({ round, seat, end }) => [round, seat, end])).toEqual([
    [1, 0, 'open'],
    [2, 1, 'open'],
    [2, 2, 'nothing'],
  ])
  expect(said[1]!.passed).toEqual([2, 0])
  expect(said[2]!.claim).toBeNull()
})

test.each([
  ['scored', [line('scored', { points: 18 })], 18],
  ['shown', [line('scored', { points: 18 }), line('bluff-card')], 18],
  ['true', [line('was-true'), line('scored', { points: 18 })], 18],
  ['caught', [line('caught')], 0],
] as const)('what becomes of a claim: %s', (end, lines, points) => {
  expect(sayings([claim(0, 'sixes'), ...lines])[0]).toMatchObject({ end, points })
})

test('a claim keeps the dice by which it was judged, and those that were shown', () => {
  const seen = line('dice-seen', { common: '3, 5, 6', front: '', dice: 0, hidden: 3 })
  const shown = [2, 4].map((face) => line('showed', { face }))
  expect(sayings([claim(0, 'sixes'), seen, ...shown])[0]).toMatchObject({
    common: [3, 5, 6],
    front: [],
    hidden: 3,
    shown: [2, 4],
  })
})

test('the calls of High Low, one after another, until one is wrong', () => {
  const threw = [5, 2, 5].map((face) => line('threw', { face }))
  const told = [
    claim(0, 'high-low'),
    ...[line('did-lower'), ...threw, line('right-call', { sum: 12, target: 14 })],
    ...[line('did-higher'), ...threw, line('wrong-call', { sum: 12, target: 12 })],
  ]
  const [dare] = sayings(told)
  expect(dare!.end).toBe('failed')
  expect(dare!.calls).toEqual([
    { isHigher: false, target: 14, dice: [5, 2, 5], sum: 12, isRight: true },
    { isHigher: true, target: 12, dice: [5, 2, 5], sum: 12, isRight: false },
  ])
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

test('dice that were kept behind the screen do not roll again', () => {
  const rolled = (face: number) => line('rolled-hidden', { face })
  const reroll = [line('rerolled', { face: 5 }), rolled(2)]
  expect(fallen([2, 6], reroll)).toEqual([true, false])
  expect(fallen([2, 2], reroll)).toEqual([true, false])
  expect(fallen([1, 3, 3], [rolled(3), rolled(1), rolled(3)])).toEqual([true, true, true])
  expect(fallen([4, 6], [line('pushed', { seat: 0, face: 1 })])).toEqual([false, false])
})

test('a moment is about the claim it was made for, not about the next of the same player', () => {
  const at = (number: number, message: string, args: Line['args']) => ({ number, message, args })
  const bluff = at(4, 'bluff-card', { seat: 1 })
  const told = [
    at(2, 'claimed', { seat: 1, card: 'ones' }),
    at(4, 'showed', { seat: 1, face: 6 }),
    bluff,
    at(5, 'claimed', { seat: 0, card: 'twos' }),
    at(7, 'claimed', { seat: 1, card: 'sixes' }),
  ]
  const { claim, shown, end } = claimAt(told, bluff)!
  expect([claim?.card, shown, end]).toEqual(['ones', [6], 'shown'])
})
