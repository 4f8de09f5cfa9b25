import { expect, test } from 'vitest'
import type { Say } from '$web/board'
import { FIELDS, faceOf, lineOf, shortName, spotOf, story, wayTo, type Place } from './view'

test('a tile is a column and a row, or the water below a bridge', () => {
  expect(spotOf('12,7')).toEqual({ x: 12, y: 7, isBelow: false })
  expect(spotOf('3,13 below')).toEqual({ x: 3, y: 13, isBelow: true })
})

test('every field has a face of its own, and so has who has none yet', () => {
  const faces = [...FIELDS, null].map((field) => faceOf(field).join())
  expect(new Set(faces).size).toBe(FIELDS.length + 1)
  for (const field of FIELDS) expect(faceOf(field)[0]).toBe('head-monkey')
})

test('places have short names for small boards; others keep theirs', () => {
  const place = (number: number) => shortName({ number, name: 'A long name' } as Place)
  expect(place(6)).toBe('Louvre')
  expect(place(13)).toBe('A long name')
})

test('the way to a tile begins where the thief stands', () => {
  const back = { '2,1': '1,1', '3,1': '2,1', '2,2': '2,1' }
  expect(wayTo(back, '3,1')).toEqual(['1,1', '2,1', '3,1'])
  expect(wayTo(back, '1,1')).toEqual(['1,1'])
  expect(lineOf(['0,0', '1,0'])).toBe('M12 12L36 12')
})

test('an offer is told in one sentence, whatever is on its sides', () => {
  const say: Say = (id, args = {}) => ('field' in args ? `1 ${String(args.field)}` : id)
  const line = (message: string, args = {}) => ({ number: 0, message, args: { seat: 0, ...args } })
  const told = story(
    [
      line('thinks-of-trade'),
      line('offered'),
      line('offered-get', { field: 'locks' }),
      line('offered-get', { field: 'weapons' }),
      line('accepted'),
    ],
    say,
  )
  expect(told.map(({ message }) => message)).toEqual(['web-offered', 'accepted'])
  expect(told[0]!.args).toMatchObject({ give: 'say-nothing', get: '1 locks + 1 weapons' })
})
