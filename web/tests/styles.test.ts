import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (...patterns: string[]) =>
  globSync(patterns).map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const sheets = read('web/src/**/*.{css,svelte}', 'src/foxden/games/*/web/*.{css,svelte}')
const style = sheets.map(({ path, text }) => (path.endsWith('.css') ? text : styleOf(text))).join()
const markup = read('web/**/*.{svelte,ts,html}', 'src/foxden/games/*/web/*.{svelte,ts,svg}')
  .map(({ text }) => text.replace(/<style>.*<\/style>/s, ''))
  .join()

function styleOf(component: string): string {
  return /<style>(.*)<\/style>/s.exec(component)?.[1] ?? ''
}

test('the layout is chosen by how much text fits: no width or height in pixels', () => {
  expect(sheets.length).toBeGreaterThan(10)
  const inPixels = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/@media[^{]*\dpx[^{]*/g)].map(([rule]) => `${path}: ${rule}`),
  )
  expect(inPixels).toEqual([])
})

test('every class that is dressed is worn', () => {
  const selectors = style.replace(/\/\*.*?\*\//gs, '').matchAll(/[^{};]*(?=\{)/g)
  const dressed = [...selectors].flatMap(([one]) => one.match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? [])
  const words = new Set(markup.match(/[\w-]+/g))
  const begun = markup.match(/[\w-]+--(?=\$?\{)/g) ?? [] // combo--{state}
  const isMade = (name: string) =>
    begun.some((start) => name.startsWith(start)) || markup.includes(`}--${name.split('--')[1]}`)
  expect(dressed.length).toBeGreaterThan(1000)
  expect([...new Set(dressed)].filter((name) => !words.has(name) && !isMade(name))).toEqual([])
})

test('every custom property that is set is used', () => {
  const set = new Set(style.match(/(?<![\w-])--[\w-]+(?=\s*:)/g))
  const used = new Set(`${style}${markup}`.match(/(?<=var\(\s*)--[\w-]+/g))
  const byScript = (name: string) => markup.includes(`'${name}'`)
  expect([...set].filter((name) => !used.has(name) && !byScript(name))).toEqual([])
})
