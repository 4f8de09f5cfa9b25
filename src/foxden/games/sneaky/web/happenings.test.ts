import type { Line } from '$web/board'
import { expect, test } from 'vitest'
import { happenings, story } from './happenings'
import type { View } from './view'

const line = (message: string, args: Line['args'] = {}): Line => ({ number: 1, message, args })
const rolled = (colour: string) => line('rolled', { seat: 0, colour })
const view = { players: [{ stacks: [{ name: "A's stack" }] }, { stacks: [] }] } as unknown as View
const card = { seat: 1, colour: 'red', value: 2, place: 'centre', centre: 2, owner_seat: 0 }

test('the dice of one throw are told together', () => {
  const say = (_: string, args?: Record<string, unknown>) => `${args!.count} ${args!.colour}`
  const told = [line('rolled-on', { seat: 0 }), rolled('red'), rolled('blue'), rolled('red')]
  const lines = story([...told, line('bust', { seat: 0 })], say)
  expect(lines.map(({ message }) => message)).toEqual(['threw', 'bust'])
  expect(lines[0]!.args.dice).toBe('2\u00a0red, 1\u00a0blue')
})

test('dice put on one card one after another are told together', () => {
  const placed = (dice: number, centre = 2) => line('placed', { ...card, centre, dice })
  const lines = story([placed(1), placed(2), placed(1, 3), placed(2), placed(3)], () => '')
  expect(lines.map(({ message }) => message)).toEqual([
    'placed-several',
    'placed',
    'placed-several',
  ])
  expect(lines[0]!.args).toMatchObject({ count: 2, dice: 2 })
  expect(lines[2]!.args).toMatchObject({ count: 2, dice: 3 })
})

test('a bust shows the throw that went wrong, not the next one', () => {
  const fresh = [
    line('rolled-on', { seat: 0 }),
    rolled('grey'),
    line('bust', { seat: 0 }),
    line('lost-handcuff', { seat: 0, handcuffs: 1 }),
    line('turn', { seat: 1, number: 2 }),
    rolled('red'),
  ]
  const [bust, ...more] = happenings(fresh, new Map(), view, 0)
  expect(more).toEqual([])
  expect(bust).toMatchObject({ kind: 'bust', seat: 0, dice: ['grey'], handcuffs: -1 })
})

test('who stops with empty hands is told what it costs', () => {
  const lost = line('lost-handcuff', { seat: 0, handcuffs: 1 })
  const told = happenings([line('captured-nothing', { seat: 0 }), lost], new Map(), view, 0)
  expect(told).toMatchObject([{ kind: 'nothing', seat: 0, faces: [], handcuffs: -1 }])
})

test('captured cards are shown with the faces they had', () => {
  const before = new Map([['centre 2', 'red-2b']])
  const [loot] = happenings([line('captured', card)], before, view, 0)
  expect(loot).toMatchObject({ kind: 'loot', seat: 1, faces: ['red-2b'] })
})

test('a card taken from your stack is a theft', () => {
  const before = new Map([["A's stack/0", 'red-2b']])
  const stolen = line('captured', { ...card, place: 'stack', centre: 0 })
  expect(happenings([stolen], before, view, 0)[0]).toMatchObject({
    kind: 'stolen',
    faces: ['red-2b'],
    lost: ['red-2b'],
  })
  expect(happenings([stolen], before, view, null)[0]!.kind).toBe('loot')
})
