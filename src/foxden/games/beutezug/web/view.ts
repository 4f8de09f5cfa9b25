/* What someone at the table sees (view.py), and who the burglars are. */

import type { Line, Say } from '$web/board'
import type { components } from '$web/schema'

type Seen = components['schemas']

export type View = Seen['BeutezugView']
export type Burglar = Seen['BeutezugBurglar']
export type Burglary = Seen['BeutezugBurglary']
export type Loot = Seen['BeutezugLoot']
export type Space = Seen['BeutezugSpace']

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

/** The log with the dice of one throw in one line. */
export function story(told: Line[], say: Say): Line[] {
  const lines: Line[] = []
  let dice: string[] = []
  told.forEach((line, at) => {
    if (line.message !== 'rolled') {
      lines.push(line)
      return
    }
    dice.push(say('lock', { colour: line.args.colour, least: line.args.face }))
    if (told[at + 1]?.message === 'rolled') return
    lines.push({ ...line, message: 'threw', args: { ...line.args, dice: dice.join(', ') } })
    dice = []
  })
  return lines
}
