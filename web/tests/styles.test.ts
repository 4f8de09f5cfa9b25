import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = globSync(['web/src/**/*.{css,svelte}', 'src/foxden/games/*/web/*.{css,svelte}'])

test('the layout is chosen by how much text fits: no width or height in pixels', () => {
  expect(sheets.length).toBeGreaterThan(10)
  const inPixels = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/@media[^{]*\dpx[^{]*/g)].map(
      ([rule]) => `${sheet}: ${rule}`,
    ),
  )
  expect(inPixels).toEqual([])
})
