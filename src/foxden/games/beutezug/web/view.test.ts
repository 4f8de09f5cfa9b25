import type { Line, Move } from '$web/board'
import { expect, test } from 'vitest'
import {
  bestChance,
  burglarOf,
  gainOf,
  hauls,
  howToPick,
  latest,
  quicker,
  rolledNow,
  story,
  treasureOf,
  type Loot,
} from './view'

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

test('the turn order is told whole, not token by token', () => {
  const told = [line('ranked'), line('ranked'), line('round'), line('order')]
  expect(story(told, say).map(({ message }) => message)).toEqual(['round', 'order'])
})

test('whoever has no card to stand on is not told that all roll later', () => {
  expect(howToPick({ phase: 'picking', round: 1 }, true)).toBe('web-ask-pick-more')
  expect(howToPick({ phase: 'picking', round: 1 }, false)).toBe('web-ask-pick-order')
  expect(howToPick({ phase: 'repicking', round: 7 }, true)).toBe('web-ask-pick-again')
})

test('the best of all bonuses is looked for, not of one kind', () => {
  const offer = (kind: string, parts: Move['parts']): Move => ({ words: kind, kind, parts })
  const stop = offer('offer-stop', {})
  const moves = [offer('offer-reroll', { chance: 83 }), offer('offer-add', { chance: 100 }), stop]
  expect(bestChance(moves)).toBe(100)
  expect(bestChance([stop])).toBe(0)
})

const villa = {
  seat: 1,
  id: 12,
  number: 3,
  points: 5,
  gain: 'none',
  locks: 'blue 4, pink 5, pink 2',
}

test('a burglary that is over keeps its dice, the best at the hardest lock', () => {
  const told = [die('blue', 1), die('pink', 3), die('pink', 6), line('held')]
  const again = [line('rerolled', { colour: 'blue', face: 1 }), die('blue', 3)]
  const [haul] = hauls([...told, ...again, line('added', { colour: 'blue' }), line('won', villa)])
  expect(haul).toMatchObject({ round: 1, seat: 1, isWon: true, card: { points: 5 } })
  expect(haul!.lanes).toEqual([
    { colour: 'blue', least: 4, face: 3, added: 1, isNew: false },
    { colour: 'pink', least: 5, face: 6, added: 0, isNew: false },
    { colour: 'pink', least: 2, face: 3, added: 0, isNew: false },
  ])
})

test('the throw that decides is told from what lay there before', () => {
  const told = [die('blue', 1), die('pink', 3), die('pink', 6), line('held')]
  const again = [line('rerolled', { colour: 'blue', face: 1 }), die('blue', 5), line('won', villa)]
  expect(hauls([...told, ...again])[0]!.lanes.map(({ isNew }) => isNew)).toEqual([
    true,
    false,
    false,
  ])
  const [left] = hauls([...told, line('stopped'), line('failed', villa)])
  expect(left!.lanes.some(({ isNew }) => isNew)).toBe(false)
})

test('a bonus that was taken back does not count', () => {
  const added = line('added', { colour: 'blue' })
  const [haul] = hauls([die('blue', 1), added, line('table-took-back'), line('failed', villa)])
  expect(haul!.lanes[0]).toMatchObject({ face: 1, added: 0 })
})

test('who got in first is named while the others are on their next villa', () => {
  const won = line('won', { ...villa, seat: 2 })
  const told = [line('round'), line('picked', { seat: 1 }), won, line('dropped', { seat: 1 })]
  expect(quicker(told, 1)).toBe(2)
  expect(quicker(told, 0)).toBeUndefined()
  expect(quicker([...told, line('picked', { seat: 1 })], 1)).toBeUndefined()
  expect(quicker([...told, line('round')], 1)).toBeUndefined()
})

test('after all dice were rolled again only the new ones count', () => {
  const told = [die('blue', 6), die('pink', 6), die('pink', 6), line('rerolled-all')]
  const [haul] = hauls([
    ...told,
    die('blue', 1),
    die('pink', 1),
    die('pink', 2),
    line('failed', villa),
  ])
  expect(haul!.isWon).toBe(false)
  expect(haul!.lanes.map(({ face }) => face)).toEqual([1, 2, 1])
})

test('the latest round in which somebody burgled is looked back at', () => {
  const won = (seat: number) => line('won', { ...villa, seat })
  const round = (number: number) => line('round', { number })
  const told = [round(1), won(0), won(1), round(2), won(2), round(3)]
  expect(latest(hauls(told)).map(({ seat }) => seat)).toEqual([2])
  expect(latest(hauls([]))).toEqual([])
})

test('only the dice of the last throw roll', () => {
  const lie = (...dice: [string, number][]) => dice.map(([colour, face]) => ({ colour, face }))
  const others = [die('pink', 6), line('won'), die('blue', 2), die('blue', 5)]
  expect(rolledNow(others, lie(['blue', 5], ['blue', 2]))).toEqual([0, 1])
  const again = [line('rerolled', { colour: 'blue', face: 2 }), die('blue', 5), line('failed')]
  expect(rolledNow(again, lie(['blue', 5], ['pink', 5], ['blue', 5]))).toEqual([0])
  expect(rolledNow([line('added')], lie(['blue', 5]))).toEqual([])
})
