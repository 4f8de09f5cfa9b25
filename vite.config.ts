import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('web'),
  plugins: [svelte()],
  resolve: { alias: { $web: here('web/src'), $games: here('src/foxden/games') } },
  server: {
    fs: { allow: [here('.')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir: here('src/foxden/table/pages'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
})
