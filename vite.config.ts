import { svelte } from '@sveltejs/vite-plugin-svelte'
import { marked } from 'marked'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A room's guide becomes HTML; its headings go one level down, below the page's own. */
const guides: Plugin = {
  name: 'guides',
  async transform(text, id) {
    if (!id.endsWith('.md')) return null
    const html = await marked.parse(text.replaceAll(/^#/gm, '##'))
    return { code: `export default ${JSON.stringify(html)}`, map: null }
  },
}

export default defineConfig({
  root: here('web'),
  plugins: [svelte(), guides],
  resolve: { alias: { $web: here('web/src'), $games: here('src/foxden/games') } },
  server: {
    fs: { allow: [here('.')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
  build: {
    outDir: here('src/foxden/table/pages'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  test: {
    dir: here('.'),
    include: ['web/src/**/*.test.ts', 'src/foxden/games/*/web/*.test.ts'],
  },
})
