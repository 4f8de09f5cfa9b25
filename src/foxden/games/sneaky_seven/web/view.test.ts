import { expect, test } from 'vitest'
import type { Say } from '$web/board'
import {
  done,
  effort,
  FIELDS,
  faceOf,
  lacking,
  lineOf,
  robberyTo,
  shortName,
  spotOf,
  story,
  wayTo,
  type Job,
  type Place,
  type Thief,
} from './view'

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

test('a job is easier for whom may buy its cards', () => {
  const job = { missing_cards: ['locks', 'software'], missing_vehicles: ['boat'] } as unknown as Job
  const expert = (...fields: string[]) => ({ fields }) as Thief
  expect(lacking(job)).toBe(3)
  expect(effort(job, expert('locks', 'software'))).toBe(3)
  expect(effort(job, expert('locks'))).toBe(4)
  expect(effort(job, undefined)).toBe(5)
})

test('the way to a tile begins where the thief stands', () => {
  const back = { '2,1': '1,1', '3,1': '2,1', '2,2': '2,1' }
  expect(wayTo(back, '3,1')).toEqual(['1,1', '2,1', '3,1'])
  expect(wayTo(back, '1,1')).toEqual(['1,1'])
  expect(lineOf(['0,0', '1,0'])).toBe('M12 12L36 12')
})

test('the log names no tiles, and no turn is said to be over when the next begins', () => {
  const line = (message: string, args = {}) => ({ number: 0, message, args: { seat: 0, ...args } })
  const lines = [line('went', { tile: '12,15' }), line('is-done'), line('turn'), line('is-done')]
  const told = story(lines, String)
  expect(told.map(({ message, args }) => [message, args.tile])).toEqual([
    ['went', 'none'],
    ['turn', undefined],
    ['is-done', undefined],
  ])
})

test('the log ends with what was done, not with whose turn it is', () => {
  const line = (message: string) => ({ number: 0, message, args: {} })
  const lines = [line('turn'), line('rolled'), line('turn')]
  expect(done(lines).map(({ message }) => message)).toEqual(['turn', 'rolled'])
  expect(done(lines.slice(0, 2))).toEqual(lines.slice(0, 2))
})

test('a robbery is told from the attempt on', () => {
  const line = (message: string) => ({ number: 0, message, args: {} })
  const lines = ['tries', 'caught', 'turn', 'tries-player', 'no-shield', 'robbed-player'].map(line)
  expect(robberyTo(lines[1]!, lines)).toEqual(lines.slice(0, 2))
  expect(robberyTo(lines[5]!, lines)).toEqual(lines.slice(3))
  expect(robberyTo(lines[1]!, lines.slice(1))).toEqual([])
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
