import { existsSync, globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { htmlOf } from '../guides'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const sprite = read('web/src/symbols.svg')
const rooms = globSync('src/foxden/games/*/web').map((path) => path.split(sep).at(-2)!)

describe('guides', () => {
  test.each(rooms)('%s is illustrated in both languages, at the same places', (room) => {
    const path = `src/foxden/games/${room}`
    const pictures = JSON.parse(read(`${path}/web/guide.json`))
    for (const language of ['en', 'de']) {
      const html = htmlOf(read(`${path}/guide.${language}.md`), pictures, sprite, language)
      const images = [...html.matchAll(/ src(?:set)?="([^"]+)"/g)].map(([, path]) => path)
      for (const screen of ['phone', 'table'])
        expect(images).toContain(`web/${screen}.${language}.webp`)
      const strips = html.match(/class="guide__pictures"/g) ?? []
      expect(strips).toHaveLength(Object.keys(pictures).length)
      expect(html).not.toContain('<h1')
      for (const image of images)
        expect(existsSync(new URL(`../../${path}/${image}`, import.meta.url))).toBe(true)
    }
  })

  test('a card shows its bandit, its value and the dice on it', () => {
    const html = htmlOf('text', { 0: ['card red-3 2'] }, sprite, 'en')
    expect(html).toContain('href="#bandit-red-3"')
    expect(html).toContain('href="#digit-3"')
    expect(html.match(/class="slot/g)).toHaveLength(3)
    expect(html.match(/slot--full/g)).toHaveLength(2)
  })

  test('an unknown picture is an error', () => {
    expect(() => htmlOf('text', { 0: ['no-such-thing'] }, sprite, 'en')).toThrow('no-such-thing')
  })
})
