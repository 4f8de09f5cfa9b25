/* Messages for people: the rooms' and the shell's Fluent files, as the terminal reads them. */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
  type Scope,
} from '@fluent/bundle'
import type { Say } from './board'
import type { Line, Move, SeatAt, Value } from './wire'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/* the shell's words come with it: asking for them would cost a round trip before the first picture */
const shell = import.meta.glob<string>(['./words.*.ftl', '../../src/foxden/table/words.*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const rooms = import.meta.glob<string>('../../src/foxden/games/*/words.*.ftl', {
  query: '?raw',
  import: 'default',
})

/** The folder of a game's room: sly-dice lives in sly_dice. */
export const roomOf = (game: string) => game.replaceAll('-', '_')

/** A function that says the messages of the shell and, if named, of one game. */
export async function wordsFor(language: Language, game?: string): Promise<Say> {
  const ours = [`./words.${language}.ftl`, `../../src/foxden/table/words.${language}.ftl`]
  const texts = ours.map((path) => shell[path]!)
  if (game)
    texts.push(await rooms[`../../src/foxden/games/${roomOf(game)}/words.${language}.ftl`]!())
  return sayWith(language, texts)
}

/* each text is read once, also those that every room says */
const resources = new Map<string, FluentResource>()

function resourceOf(text: string): FluentResource {
  const resource = resources.get(text) ?? new FluentResource(text)
  resources.set(text, resource)
  return resource
}

export function sayWith(language: Language, texts: string[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(resourceOf(text), { allowOverrides: true })
  return (id, args = {}) => {
    const pattern = bundle.getMessage(id)?.value
    if (!pattern) {
      console.error(`no message ${id} in ${language}`)
      return id
    }
    const problems: Error[] = []
    const text = bundle.formatPattern(pattern, sayable(args), problems)
    if (problems.length) console.error(`message ${id}: ${problems[0]}`)
    return text
  }
}

/** A browser takes many milliseconds to learn how a language groups digits; few figures have any. */
class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    const isShort = Number.isInteger(this.value) && Math.abs(this.value) < 1000
    return isShort ? String(this.value) : super.toString(scope)
  }
}

function sayable(args: Record<string, unknown>): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? new Figure(value) : String(value),
    ]),
  )
}

/** Arguments with names for seats: `seat` is told as `player`, `owner_seat` as `owner`. */
export function named(args: Record<string, unknown>, seats: SeatAt[]): Record<string, unknown> {
  const told = { ...args }
  for (const [name, value] of Object.entries(args)) {
    if (!name.endsWith('seat')) continue
    const noun = name.replace(/_?seat$/, '') || 'player'
    told[noun] = seats[value as number]?.name ?? ''
  }
  return told
}

/** A line of the log as a sentence. */
export function tell(say: Say, line: Line, seats: SeatAt[]): string {
  return capitalised(say(line.message, named(line.args, seats)))
}

/** A move as a choice to press. */
export function offer(say: Say, move: Move, seats: SeatAt[]): string {
  return capitalised(say(move.kind, named(move.parts, seats)))
}

/** The value of a game's option in words; figures are told as numbers, also those that are names. */
export function optionValue(say: Say, option: string, value: Value): string {
  const number = Number(value)
  return say(`web-option-${option}-value`, { value: Number.isNaN(number) ? value : number })
}

export const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
