import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { guides } from './web/guides.ts'
import { messages } from './web/messages.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const symbols = readFileSync(here('web/src/symbols.svg'), 'utf8')

const FIRST =
  /node_modules\/(svelte|@fluent)|web\/src\/((kept|speaking|router)\.svelte|api|luck|quick|refusals|sound|sprite|staying|titles|words)\.ts$|web\/src\/(App|pages\/Home|components\/(BoxArt|Button|Hero|Symbol|Title|Tools|Unreachable))\.svelte$/

const TABLE =
  /web\/src\/(pages\/TablePage\.svelte|motion\/|components\/(Die|Log|Moments?|Odds)\.svelte)/

export default defineConfig({
  root: here('web'),
  plugins: [svelte(), guides(symbols), messages()],
  resolve: { alias: { $web: here('web/src'), $games: here('src/foxden/games') } },
  server: {
    fs: { allow: [here('.')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8400', ws: true } },
  },
  build: {
    outDir: here('src/foxden/table/pages'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: 'files.json', // table/ahead.py reads it
    // what home needs comes in one piece, and what every board needs in another: each further file
    // waits its turn on a slow line
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: FIRST, priority: 1 },
            { name: 'table', test: TABLE },
          ],
        },
      },
    },
  },
  test: {
    dir: here('.'),
    include: ['web/**/*.test.ts', 'src/foxden/games/*/web/*.test.ts'],
  },
})
