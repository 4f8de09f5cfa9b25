/* Messages for people: the rooms' and the shell's Fluent files, as the terminal reads them. */

import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
  type Scope,
} from '@fluent/bundle'
import type { Say } from './board'
import type { Line, Move, SeatAt, Value } from './wire'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** A Fluent file, as the build has read it. */
type Messages = FluentResource['body']

/* the shell's words come with it: asking for them would cost a round trip before the first picture */
const shell = import.meta.glob<Messages>(['./words.*.ftl', '../../src/foxden/table/words.*.ftl'], {
  import: 'default',
  eager: true,
})
const rooms = import.meta.glob<Messages>('../../src/foxden/games/*/words.*.ftl', {
  import: 'default',
})

/** The folder of a game's room: sly-dice lives in sly_dice. */
export const roomOf = (game: string) => game.replaceAll('-', '_')

/** A function that says the messages of the shell and, if named, of one game. */
export async function wordsFor(language: Language, game?: string): Promise<Say> {
  const ours = [`./words.${language}.ftl`, `../../src/foxden/table/words.${language}.ftl`]
  const files = ours.map((path) => shell[path]!)
  if (game)
    files.push(await rooms[`../../src/foxden/games/${roomOf(game)}/words.${language}.ftl`]!())
  return sayWith(language, files)
}

export function sayWith(language: Language, files: Messages[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const body of files) bundle.addResource({ body }, { allowOverrides: true })
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

const GROUPING: Record<string, string> = { en: ',', de: '.' }

/** A browser takes many milliseconds to learn how a language groups digits, so it is told here. */
class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    const comma = GROUPING[scope?.bundle.locales[0] ?? '']
    if (!comma || !Number.isInteger(this.value)) return super.toString(scope)
    return String(this.value).replace(/\B(?=(\d{3})+$)/g, comma)
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
