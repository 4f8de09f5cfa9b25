/* What someone at the table sees (view.py), and the crew's faces. */

import type { Line, Move, Say } from '$web/board'
import type { Wire } from '$web/wire'

export type View = Wire['SneakySevenView']
export type Thief = Wire['SneakySevenThief']
export type Place = Wire['SneakySevenPlace']
export type Job = Wire['SneakySevenJob']
export type Offer = Wire['SneakySevenOffer']

export const FIELDS = ['locks', 'weapons', 'explosives', 'security', 'software', 'equipment']
export const VEHICLES = ['boat', 'car', 'helicopter', 'tank']
export const TILE = 24
export const COLUMNS = 40
export const ROWS = 26

export const lacking = (job: Job) => job.missing_cards.length + job.missing_vehicles.length

/** How hard a job is to get ready for: a card one can't buy oneself counts twice. */
export const effort = (job: Job, thief: Thief | undefined) =>
  lacking(job) + job.missing_cards.filter((field) => !thief?.fields.includes(field)).length

export const countOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** What is put together to a monkey's head, from below. */
const FACES: Record<string, string[]> = {
  locks: ['eyes-wink', 'mouth-smirk', 'hat-cap'],
  weapons: ['eyes-cross', 'mouth-grin', 'hat-bandana'],
  explosives: ['eyes-wide', 'mouth-smirk', 'hat-beanie'],
  security: ['eyes-left', 'over-monocle', 'mouth-smirk', 'hat-bowler'],
  software: ['mask-domino', 'eyes-sly', 'mouth-smirk', 'hat-beret'],
  equipment: ['eyes-sly', 'mouth-grin', 'hat-top'],
}
export const faceOf = (field: string | null) => [
  'head-monkey',
  ...(FACES[field ?? ''] ?? ['eyes-sly']),
]

/** The tiles of a shortest way to a tile in reach, from where the thief stands. */
export function wayTo(back: Record<string, string>, tile: string): string[] {
  const way = [tile]
  for (let here = back[tile]; here !== undefined; here = back[here]) way.unshift(here)
  return way
}

/** A line through the middles of tiles. */
export const lineOf = (tiles: string[]) =>
  `M${tiles.map((tile) => Object.values(middleOf(tile)).join(' ')).join('L')}`

export function middleOf(tile: string): { x: number; y: number } {
  const { x, y } = spotOf(tile)
  return { x: (x + 0.5) * TILE, y: (y + 0.5) * TILE }
}

/** Column and row of a tile, and whether it is the water below a bridge. */
export function spotOf(tile: string): { x: number; y: number; isBelow: boolean } {
  const [x = 0, y = 0] = tile.split(' ')[0]!.split(',').map(Number)
  return { x, y, isBelow: tile.endsWith('below') }
}

const SHORT = [
  ...['Orsay', 'Grand Palais', 'Orangerie', 'Triomphe', 'Banque', 'Louvre', 'Sacré Cœur'],
  ...['Café Banane', 'Ecole', 'Notre Dame', 'Grand Singe', 'Tour Eiffel'],
]
export const shortName = (place: Place) => SHORT[place.number - 1] ?? place.name

/** Where the map is seen, its tiles need no figures. */
export const unnumbered = <Args extends Record<string, unknown>>(args: Args): Args =>
  'tile' in args ? { ...args, tile: 'none' } : args

/** What a robbery brings, for the words that tell it of buildings and of players. */
export const prizeOf = ({ parts }: Move) => ({ what: 'player', whose: 'bank', ...parts })

/**
 * The log with an offer told in one sentence; that it was thought of need not be told then, nor
 * that a turn is over when the next begins.
 */
export function story(told: Line[], say: Say): Line[] {
  const lines: Line[] = []
  for (const line of told) {
    const last = lines.at(-1)
    if (line.message === 'turn' && last?.message === 'is-done') lines.pop()
    if (line.message === 'offered') {
      if (last?.message === 'thinks-of-trade') lines.pop()
      const nothing = say('say-nothing')
      lines.push({
        ...line,
        message: 'web-offered',
        args: { ...line.args, give: nothing, get: nothing },
      })
    } else if (last?.message === 'web-offered' && line.message in SIDES) {
      const side = SIDES[line.message]!
      const before = last.args[side] === say('say-nothing') ? [] : [last.args[side]]
      const args = { ...last.args, [side]: [...before, say('things', line.args)].join(' + ') }
      lines[lines.length - 1] = { ...last, args }
    } else lines.push({ ...line, args: unnumbered(line.args) })
  }
  return lines
}

/** What was done: that a turn has begun is told by whose it is, until something happens in it. */
export const done = (lines: Line[]): Line[] =>
  lines.at(-1)?.message === 'turn' ? lines.slice(0, -1) : lines

/** A robbery from the attempt to the line that ends it. */
export function robberyTo(end: Line, told: Line[]): Line[] {
  const before = told.slice(0, told.indexOf(end) + 1)
  const begun = before.findLastIndex(({ message }) => message.startsWith('tries'))
  return begun < 0 ? [] : before.slice(begun)
}

const SIDES: Record<string, 'give' | 'get'> = { 'offered-give': 'give', 'offered-get': 'get' }
