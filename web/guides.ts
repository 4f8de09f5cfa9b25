/* For the build: a room's guide becomes HTML.  Its headings go one level down, below the page's own,
   pictures named in the room's web/guide.json stand before the block of that number. */

import { marked, type Token } from 'marked'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

type Pictures = Record<string, string[]>

export function guides(sprite: string): Plugin {
  return {
    name: 'guides',
    transform(text, id) {
      if (!/guide\.\w+\.md$/.test(id)) return null
      const named = join(dirname(id), 'web', 'guide.json')
      const pictures: Pictures = existsSync(named) ? JSON.parse(readFileSync(named, 'utf8')) : {}
      if (existsSync(named)) this.addWatchFile(named)
      return { code: moduleOf(htmlOf(text, pictures, sprite)), map: null }
    },
  }
}

/** Images of the guide are files beside it, which the build takes along. */
function moduleOf(html: string): string {
  const imports: string[] = []
  const parts = html.split(/(?<=<img [^>]*src=")([^"]+)(?=")/)
  const pieces = parts.map((part, at) => {
    if (at % 2 === 0) return JSON.stringify(part)
    imports.push(`import image${at} from './${part}?url'`)
    return `image${at}`
  })
  return `${imports.join('\n')}\nexport default ${pieces.join(' + ')}`
}

export function htmlOf(text: string, pictures: Pictures, sprite: string): string {
  const blocks = marked.lexer(text).filter((block) => block.type !== 'space')
  return blocks
    .map((block, at) => drawn(pictures[at] ?? [], sprite) + marked.parser([lower(block)]))
    .join('')
}

function lower(block: Token): Token {
  return block.type === 'heading' ? { ...block, depth: block.depth + 1 } : block
}

function drawn(pictures: string[], sprite: string): string {
  if (!pictures.length) return ''
  const inner = pictures.map((picture) => one(picture, sprite)).join('')
  return `<div class="guide__pictures" aria-hidden="true">${inner}</div>`
}

/** `handcuffs`, `bandit-red-3`, or a die: `die red s-red`. */
function one(picture: string, sprite: string): string {
  const [id, colour, face] = picture.split(' ') as [string, string?, string?]
  if (id === 'die')
    return `<span class="die" data-die="${colour}">${use('die', sprite)}${use(face!, sprite)}</span>`
  const die = /^(?:bandit|s)-([a-z]+)/.exec(id)?.[1]
  return `<span class="guide__picture"${die ? ` data-die="${die}"` : ''}>${use(id, sprite)}</span>`
}

function use(id: string, sprite: string): string {
  const box = new RegExp(`<symbol id="${id}" viewBox="([^"]+)"`).exec(sprite)?.[1]
  if (!box) throw new Error(`the guide wants a picture ${id}, which is not in symbols.svg`)
  return `<svg viewBox="${box}"><use href="#${id}"/></svg>`
}
