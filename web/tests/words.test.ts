import { FluentResource } from '@fluent/bundle'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { named, optionValue, sayWith, tell } from '$web/words'
import type { SeatAt } from '$web/wire'

const root = new URL('../..', import.meta.url).pathname
const rooms = globSync('src/foxden/games/*/web').map((path) => path.split(sep).at(-2)!)
const places = ['web/src', 'src/foxden/table', ...rooms.map((room) => `src/foxden/games/${room}`)]
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const messages = (text: string) => new FluentResource(text).body
const ids = (path: string) => messages(read(path)).map((message) => message.id)

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => read(join(folder, file)))
}

/** Ids that stand in the code as they are; those put together are covered by their parts. */
function said(folder: string): string[] {
  return sources(folder).flatMap((text) =>
    [...text.matchAll(/'(web-[a-z0-9-]*[a-z0-9])'/g)].map((found) => found[1]!),
  )
}

describe('words', () => {
  test.each(places)('%s says all in both languages', (place) => {
    const german = new Set(ids(`${place}/words.de.ftl`)) // with some words to help their grammar
    expect(ids(`${place}/words.en.ftl`).filter((id) => !german.has(id))).toEqual([])
  })

  test.each(places)('%s says nothing twice', (place) => {
    for (const language of ['en', 'de']) {
      const said = ids(`${place}/words.${language}.ftl`)
      expect(said.filter((id, at) => said.indexOf(id) < at)).toEqual([])
    }
  })

  test('the shell knows all that it says', () => {
    const known = new Set(ids('web/src/words.en.ftl'))
    expect(said('web/src').filter((id) => !known.has(id))).toEqual([])
  })

  test.each(rooms)('%s knows all that its board says', (room) => {
    const known = new Set([
      ...ids('web/src/words.en.ftl'),
      ...ids(`src/foxden/games/${room}/words.en.ftl`),
    ])
    expect(said(`src/foxden/games/${room}/web`).filter((id) => !known.has(id))).toEqual([])
  })

  test.each(rooms)('%s says nothing of the shell in other words', (room) => {
    const shell = new Set(ids('web/src/words.en.ftl'))
    const own = ids(`src/foxden/games/${room}/words.en.ftl`)
    expect(own.filter((id) => shell.has(id))).toEqual([])
  })

  test.each(rooms)('%s explains its options to who sets a table', (room) => {
    const known = ids(`src/foxden/games/${room}/words.en.ftl`)
    const options = known.filter((id) => id.startsWith('option-'))
    const wanted = options.flatMap((id) => [`web-${id}`, `web-${id}-more`, `web-${id}-value`])
    expect(wanted.filter((id) => !known.includes(id))).toEqual([])
  })

  test('values of options are told in words, also those that look like numbers', () => {
    const say = sayWith('en', [messages(read('src/foxden/games/sneaky/words.en.ftl'))])
    expect(optionValue(say, 'deck', '1123')).toBe('1, 1, 2 and 3')
    expect(optionValue(say, 'deck', '1223')).toBe('1, 2, 2 and 3')
  })

  test('figures are told as the language writes them, and choose their words', () => {
    const text = messages('n = { $n ->\n    [one] one\n   *[other] { $n }\n }')
    const [english, german] = [sayWith('en', [text]), sayWith('de', [text])]
    const told = (n: number) => [english('n', { n }), german('n', { n })]
    expect(told(1)).toEqual(['one', 'one'])
    expect(told(-12)).toEqual(['-12', '-12'])
    expect(told(1500)).toEqual(['1,500', '1.500'])
    expect(told(2.5)).toEqual(['2.5', '2,5'])
  })

  const seats = ['Ada', 'Bert'].map((name, seat) => ({ seat, name }) as SeatAt)

  test('seats are told by their names', () => {
    expect(named({ seat: 0, owner_seat: 1, dice: 2 }, seats)).toEqual({
      seat: 0,
      owner_seat: 1,
      dice: 2,
      player: 'Ada',
      owner: 'Bert',
    })
  })

  test('a line of the log is a sentence', () => {
    const say = sayWith('en', [messages('bust = { $player } bust with { $dice } dice.')])
    const line = { number: 1, message: 'bust', args: { seat: 1, dice: 3 } }
    expect(tell(say, line, seats)).toBe('Bert bust with 3 dice.')
  })
})
