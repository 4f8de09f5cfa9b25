import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { guides } from './web/guides.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const symbols = readFileSync(here('web/src/symbols.svg'), 'utf8')

export default defineConfig({
  root: here('web'),
  plugins: [svelte(), guides(symbols)],
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
  },
  test: {
    dir: here('.'),
    include: ['web/**/*.test.ts', 'src/foxden/games/*/web/*.test.ts'],
  },
})
