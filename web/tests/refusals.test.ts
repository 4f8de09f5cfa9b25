// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Refused } from '$web/api'
import { KNOWN, sentenceOf } from '$web/refusals'

/** Not those that say what a program has asked wrongly. */
const CODE = /(?:conflict\(|Refused\((?:403|404|429|503), )"([a-z-]+)"/g

test('the reader is told in their language why a table refuses something', () => {
  const server = globSync('src/foxden/table/*.py').map((path) => readFileSync(path, 'utf8'))
  const codes = [...server.join().matchAll(CODE)].map(([, code]) => code!)
  expect(codes.length).toBeGreaterThan(15)
  expect(codes.filter((code) => !KNOWN.includes(code))).toEqual([])
  const words = readFileSync('web/src/words.en.ftl', 'utf8')
  expect(KNOWN.filter((code) => !words.includes(`web-refused-${code} = `))).toEqual([])
})

test('what the server can’t be asked for is told as such', () => {
  expect(sentenceOf(new TypeError('no network'))).toBe('web-no-server')
  expect(sentenceOf(new Refused(400, 'bad-request', 'since: from 0 on.', {}))).toBe(
    'since: from 0 on.',
  )
})

test('a move against the rules is refused in the words of its game', () => {
  const room = (id: string) => `said by the room: ${id}`
  const illegal = new Refused(422, 'illegal', 'The card is full.', { reason: 'card-full' })
  expect(sentenceOf(illegal, room)).toBe('said by the room: refusal-card-full')
})
