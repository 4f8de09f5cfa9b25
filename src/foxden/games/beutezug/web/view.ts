/* What someone at the table sees (view.py), and who the burglars are. */

import type { Line, Move, Say } from '$web/board'
import type { Wire } from '$web/wire'

export type View = Wire['BeutezugView']
export type Burglar = Wire['BeutezugBurglar']
export type Burglary = Wire['BeutezugBurglary']
export type Loot = Wire['BeutezugLoot']
export type Space = Wire['BeutezugSpace']

const BURGLARS = ['hare', 'badger', 'magpie', 'mole', 'hedgehog']
export const burglarOf = (seat: number) => BURGLARS[seat] ?? 'hare'

export const FOUR = ['green', 'orange', 'pink', 'black']

/** What is to be had in a villa, by the number of its locks. */
const TREASURES: Record<number, string[]> = {
  2: ['candles', 'teapot', 'watch'],
  3: ['phonograph', 'violin', 'vase'],
  4: ['painting', 'egg', 'vase'],
  5: ['tiara', 'egg', 'painting'],
}
export function treasureOf({ number, id }: Loot): string {
  const all = TREASURES[number] ?? ['sack']
  return all[id % all.length]!
}

/** A bonus as its name in the messages: green, one, all, point … */
export function gainOf(bonus: string): string {
  if (bonus === '1 point') return 'point'
  return bonus ? bonus.replace('+1 ', '').replace('reroll ', '') : 'none'
}

/** What whoever picks should know: a newcomer in the first round, and who lost the card to stand on. */
export function howToPick({ phase, round }: Pick<View, 'phase' | 'round'>, hints: boolean): string {
  if (phase === 'repicking') return 'web-ask-pick-again'
  return hints && round === 1 ? 'web-ask-pick-more' : 'web-ask-pick-order'
}

/** The best chance that one of these bonuses leads to. */
export const bestChance = (moves: Move[]) =>
  Math.max(0, ...moves.map(({ parts }) => Number(parts.chance ?? 0)))

/** The log with the dice of one throw in one line; the turn order is told at once, when it is known. */
export function story(told: Line[], say: Say): Line[] {
  const lines: Line[] = []
  let dice: string[] = []
  told.forEach((line, at) => {
    if (line.message !== 'rolled') {
      if (line.message !== 'ranked') lines.push(line)
      return
    }
    dice.push(say('lock', { colour: line.args.colour, least: line.args.face }))
    if (told[at + 1]?.message === 'rolled') return
    lines.push({ ...line, message: 'threw', args: { ...line.args, dice: dice.join(', ') } })
    dice = []
  })
  return lines
}

/** A burglary that is over, as the log tells it. */
export interface Haul {
  /** of the line that tells the end */
  number: number
  round: number
  seat: number
  isWon: boolean
  card: Pick<Loot, 'number' | 'id' | 'points'>
  gain: string
  /** isNew: rolled by the last throw, the one that decided */
  lanes: { colour: string; least: number; face: number; added: number; isNew: boolean }[]
}

interface Rolled {
  colour: string
  face: number
  isNew?: boolean
}

const LATER = ['added', 'rerolled', 'stopped']

/** Every burglary so far, with the dice as they lay in the end. */
export function hauls(told: Line[]): Haul[] {
  const all: Haul[] = []
  let round = 1
  let dice: Rolled[] = []
  let added: string[] = []
  for (const line of told) {
    const { message, args } = line
    const die = { colour: String(args.colour), face: Number(args.face) }
    if (LATER.includes(message)) dice = dice.map((one) => ({ ...one, isNew: false }))
    if (message === 'round') round = Number(args.number)
    else if (message === 'rolled') dice.push({ ...die, isNew: true })
    else if (message === 'added') added.push(die.colour)
    else if (message === 'table-took-back')
      added.pop() // of a burglary nothing else can be
    else if (message === 'rerolled') dice = without(dice, die)
    else if (message === 'rerolled-all') dice = []
    else if (message === 'won' || message === 'failed') {
      all.push(haulOf(line, round, dice, added))
      dice = []
      added = []
    }
  }
  return all
}

/** Who got in where this burglar stood before, so that the token had to move on in this round. */
export function quicker(told: Line[], seat: number): number | undefined {
  let winner: number | undefined
  let by: number | undefined
  for (const { message, args } of told) {
    if (message === 'round') by = undefined
    else if (message === 'won') winner = Number(args.seat)
    else if (args.seat !== seat) continue
    else if (message === 'picked') by = undefined
    else if (message === 'dropped' || message === 'stayed') by = winner
  }
  return by
}

function without(dice: Rolled[], { colour, face }: Rolled): Rolled[] {
  const at = dice.findIndex((die) => die.colour === colour && die.face === face)
  return dice.filter((_, nth) => nth !== at)
}

function haulOf({ number, message, args }: Line, round: number, dice: Rolled[], added: string[]) {
  const left = [...dice].sort((a, b) => b.face - a.face)
  const lanes = String(args.locks)
    .split(', ')
    .map((lock) => {
      const [colour = '', least] = lock.split(' ')
      const at = left.findIndex((die) => die.colour === colour)
      const { face, isNew = false } = at < 0 ? { face: 0 } : left.splice(at, 1)[0]!
      const plus = added.filter((one) => one === colour).length
      return { colour, least: Number(least), face, added: plus, isNew }
    })
  const card = { number: Number(args.number), id: Number(args.id), points: Number(args.points) }
  const gain = String(args.gain)
  return {
    ...{ number, round, card, gain, lanes },
    seat: Number(args.seat),
    isWon: message === 'won',
  }
}

/** Which of these dice the last throw of a change has rolled: all of them, or the one rolled again. */
export function rolledNow(
  fresh: Line[],
  dice: { colour: string; face: number | null }[],
): number[] {
  const end = fresh.findLastIndex(({ message }) => message === 'rolled')
  const start = fresh.findLastIndex(({ message }, at) => at < end && message !== 'rolled')
  let rest = fresh.slice(start + 1, end + 1).map(({ args }) => ({
    colour: String(args.colour),
    face: Number(args.face),
  }))
  return [...dice.keys()].filter((nth) => {
    const { colour, face } = dice[nth]!
    const left = without(rest, { colour, face: face ?? 0 })
    const isOne = left.length < rest.length
    rest = left
    return isOne
  })
}

/** Those of the latest round in which somebody has burgled. */
export const latest = (all: Haul[]) => all.filter(({ round }) => round === all.at(-1)?.round)
