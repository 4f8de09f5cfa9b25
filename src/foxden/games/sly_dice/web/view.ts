/* What someone at the table sees (view.py), and the animals behind the screens. */

import type { Line } from '$web/board'
import type { Wire } from '$web/wire'

export type View = Wire['SlyDiceView']
export type Player = Wire['SlyDicePlayer']
export type Card = Wire['SlyDiceCard']
export type Offer = Wire['SlyDiceOffer']
export type Claim = Wire['SlyDiceClaim']

const ANIMALS = ['fox', 'cat', 'raccoon', 'walrus']
export const animalOf = (seat: number) => ANIMALS[seat] ?? 'fox'

/** Cards whose pictures have shorter names in the sprite. */
const PICTURES: Record<string, string> = {
  'three-of-a-kind': 'three-kind',
  'four-of-a-kind': 'four-kind',
  'five-of-a-kind': 'five-kind',
  'sixteen-or-less': 'low-sum',
  'twenty-six-or-more': 'high-sum',
  'odds-or-evens': 'odds-evens',
}
export const pictureOf = (card: string) => `combo-${PICTURES[card] ?? card}`

/** May be broken after a slash, where there is little room. */
export const breakable = (text: string) => text.replace('/', '/\u200b')

/** The number that Ones to Sixes count; 0: another card. */
export const faceOf = (card: string) =>
  ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'].indexOf(card) + 1

/** The card shown first: a true claim that pays most, else the dare, else what looks most true. */
export function favouriteOf(offers: Offer[]): string {
  const rank = ({ truth, points, looks }: Offer) => {
    if (truth === 'bluff') return looks
    return truth === 'dare' ? 2 : 2 + points
  }
  return [...offers].sort((a, b) => rank(b) - rank(a))[0]?.card ?? ''
}

/** One call of High Low; `isRight` is null while its dice fall. */
export interface Call {
  isHigher: boolean
  target: number
  dice: number[]
  sum: number
  isRight: boolean | null
}

/** A claim and what became of it, as the log tells it. */
export interface Said {
  round: number
  seat: number
  claim: Line['args'] | null
  /** the dice by which all judged it; those behind the shield once they were shown */
  common: number[]
  front: number[]
  hidden: number
  shown: number[]
  passed: number[]
  end: 'open' | 'scored' | 'caught' | 'true' | 'shown' | 'failed' | 'nothing'
  points: number
  calls: Call[]
}

/** Every claim so far. */
export function sayings(told: Line[]): Said[] {
  const all: Said[] = []
  let round = 1
  for (const line of told) {
    if (line.message === 'round') round = Number(line.args.number)
    else if (line.message === 'claimed') all.push(said(line, round, 'open'))
    else if (line.message === 'did-claim-nothing') all.push(said(line, round, 'nothing'))
    else if (all.length && line.message in ABOUT) {
      ABOUT[line.message]!(all.at(-1)!, line.args)
    }
  }
  return all
}

/** The claim that this line is about, as it stood when the line was told. */
export function claimAt(told: Line[], line: Line): Said | undefined {
  const before = told.filter(({ number }) => number <= line.number)
  return sayings(before).findLast(({ seat }) => seat === Number(line.args.seat))
}

function said({ args }: Line, round: number, end: Said['end']): Said {
  const nobody = { common: [], front: [], hidden: 0, shown: [], passed: [], calls: [] }
  const claim = end === 'nothing' ? null : args
  return { round, seat: Number(args.seat), claim, end, points: 0, ...nobody }
}

const listed = (values: unknown) =>
  String(values ?? '')
    .split(', ')
    .filter(Boolean)
    .map(Number)

const call = (isHigher: boolean) => (last: Said) =>
  void last.calls.push({ isHigher, target: 0, dice: [], sum: 0, isRight: null })
const called = (isRight: boolean) => (last: Said, args: Line['args']) => {
  Object.assign(last.calls.at(-1)!, { isRight, target: Number(args.target), sum: Number(args.sum) })
  if (!isRight) last.end = 'failed'
}
const ended = (end: Said['end']) => (last: Said) => void (last.end = end)

/** What each kind of line adds to the claim before it. */
const ABOUT: Record<string, (last: Said, args: Line['args']) => void> = {
  'dice-seen': (last, { common, front, hidden }) => {
    Object.assign(last, { common: listed(common), front: listed(front), hidden: Number(hidden) })
  },
  'did-pass': (last, { seat }) => void last.passed.push(Number(seat)),
  showed: (last, { face }) => void last.shown.push(Number(face)),
  caught: ended('caught'),
  'was-true': ended('true'),
  'bluff-card': ended('shown'),
  scored: (last, { points }) => {
    last.points = Number(points)
    if (last.end === 'open') last.end = 'scored'
  },
  'did-higher': call(true),
  'did-lower': call(false),
  threw: (last, { face }) => void last.calls.at(-1)?.dice.push(Number(face)),
  'right-call': called(true),
  'wrong-call': called(false),
}

/** Which of the dice behind the own screen have just been rolled; the others were kept. */
export function fallen(dice: number[], fresh: Line[]): boolean[] {
  const faces = fresh.flatMap(({ message, args }) =>
    message === 'rolled-hidden' ? [Number(args.face)] : [],
  )
  return dice.map((face) => {
    const at = faces.indexOf(face)
    if (at >= 0) faces.splice(at, 1)
    return at >= 0
  })
}

/** The log with dice told together, as at a table. */
export function story(told: Line[]): Line[] {
  const lines: Line[] = []
  for (const line of told) {
    const last = lines.at(-1)
    const joins = GATHERED.has(line.message) && last?.message === `web-${line.message}`
    if (joins) {
      const faces = `${last.args.faces} ${line.args.face}`
      lines[lines.length - 1] = { ...line, message: last.message, args: { ...line.args, faces } }
    } else if (GATHERED.has(line.message)) {
      const args = { ...line.args, faces: String(line.args.face) }
      lines.push({ ...line, message: `web-${line.message}`, args })
    } else lines.push(line)
  }
  return lines
}

const GATHERED = new Set(['rolled-common', 'rolled-hidden', 'showed', 'threw'])
