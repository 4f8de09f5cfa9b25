import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'

const files = import.meta.glob<string>(['./words.*.ftl', '../../src/foxden/games/*/words.*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const ids = (text: string) => new FluentResource(text).body.map(({ id }) => id)
const rooms = Object.keys(files).filter((path) => path.includes('/games/'))

test.each(rooms)('%s says nothing of the shell in other words', (path) => {
  const language = path.match(/words\.(\w+)\.ftl$/)![1]
  const shell = new Set(ids(files[`./words.${language}.ftl`]!))
  expect(ids(files[path]!).filter((id) => shell.has(id))).toEqual([])
})

test.each(rooms)('%s has the same messages for the browser in both languages', (path) => {
  const other = path.replace(/words\.\w+\.ftl$/, 'words.en.ftl')
  const forBrowser = (text: string) =>
    ids(text)
      .filter((id) => id.startsWith('web-'))
      .sort()
  expect(forBrowser(files[path]!)).toEqual(forBrowser(files[other]!))
})
