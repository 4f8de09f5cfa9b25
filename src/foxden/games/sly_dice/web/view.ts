/* What someone at the table sees (view.py), and the animals behind the screens. */

import type { Line } from '$web/board'
import type { components } from '$web/schema'

type Seen = components['schemas']

export type View = Seen['SlyDiceView']
export type Player = Seen['SlyDicePlayer']
export type Card = Seen['SlyDiceCard']
export type Offer = Seen['SlyDiceOffer']
export type Claim = Seen['SlyDiceClaim']
export type Chance = Seen['SlyDiceChance']

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

/** The number that Ones to Sixes count; 0: another card. */
export const faceOf = (card: string) =>
  ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'].indexOf(card) + 1

/** What each player has done in this round's claims, from the log. */
export function claimsOfRound(told: Line[]): Map<number, Line> {
  const claims = new Map<number, Line>()
  for (let at = told.length - 1; at >= 0; at--) {
    const line = told[at]!
    if (line.message === 'round') break
    const seat = Number(line.args.seat ?? -1)
    if (isClaim(line) && !claims.has(seat)) claims.set(seat, line)
  }
  return claims
}

const isClaim = ({ message }: Line) => message === 'claimed' || message === 'did-claim-nothing'

/** Who has passed on the claim that is open now. */
export function passedNow(told: Line[]): number[] {
  const passed: number[] = []
  for (let at = told.length - 1; at >= 0; at--) {
    const line = told[at]!
    if (isClaim(line)) break
    if (line.message === 'did-pass') passed.unshift(Number(line.args.seat))
  }
  return passed
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
