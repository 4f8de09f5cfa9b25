/* For the build: a room's guide becomes HTML.  Its headings go one level down, below the page's own,
   pictures named in the room's web/guide.json stand before the block of that number.  `table` is the
   board in the reader's language, on a phone or a wider screen, as `make pictures` has taken it. */

import { marked, type Token } from 'marked'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

type Pictures = Record<string, string[]>

export function guides(sprite: string): Plugin {
  return {
    name: 'guides',
    transform(text, id) {
      const language = /guide\.(\w+)\.md$/.exec(id)?.[1]
      if (!language) return null
      const named = join(dirname(id), 'web', 'guide.json')
      const pictures: Pictures = existsSync(named) ? JSON.parse(readFileSync(named, 'utf8')) : {}
      if (existsSync(named)) this.addWatchFile(named)
      return { code: moduleOf(htmlOf(text, pictures, sprite, language)), map: null }
    },
  }
}

/** Images of the guide are files beside it, which the build takes along. */
function moduleOf(html: string): string {
  const imports: string[] = []
  const parts = html.split(/(?<=<(?:img|source) [^>]*src(?:set)?=")([^"]+)(?=")/)
  const pieces = parts.map((part, at) => {
    if (at % 2 === 0) return JSON.stringify(part)
    imports.push(`import image${at} from './${part}?url'`)
    return `image${at}`
  })
  return `${imports.join('\n')}\nexport default ${pieces.join(' + ')}`
}

export function htmlOf(text: string, pictures: Pictures, sprite: string, language: string): string {
  const blocks = marked.lexer(text).filter((block) => block.type !== 'space')
  return blocks
    .map((block, at) => drawn(pictures[at] ?? [], sprite, language) + marked.parser([lower(block)]))
    .join('')
}

function lower(block: Token): Token {
  return block.type === 'heading' ? { ...block, depth: block.depth + 1 } : block
}

function drawn(pictures: string[], sprite: string, language: string): string {
  if (!pictures.length) return ''
  const inner = pictures
    .map((picture) => (picture === 'table' ? table(language) : one(picture, sprite)))
    .join('')
  return `<div class="guide__pictures" aria-hidden="true">${inner}</div>`
}

const table = (language: string) =>
  '<picture>' +
  `<source media="(max-width: 40em)" srcset="web/phone.${language}.webp" width="390" height="844">` +
  `<img src="web/table.${language}.webp" alt="" width="1280" height="800" loading="lazy"></picture>`

/** `handcuffs`, `bandit-red-3`, a die: `die red s-red`, or a card with dice on it: `card red-3 2`. */
function one(picture: string, sprite: string): string {
  const [id, colour, face] = picture.split(' ') as [string, string?, string?]
  if (id === 'die')
    return `<span class="die" data-die="${colour}">${use('die', sprite)}${use(face!, sprite)}</span>`
  if (id === 'card') return cardOf(colour!, Number(face), sprite)
  const die = /^(?:bandit|s)-([a-z]+)/.exec(id)?.[1]
  return `<span class="guide__picture"${die ? ` data-die="${die}"` : ''}>${use(id, sprite)}</span>`
}

function cardOf(bandit: string, dice: number, sprite: string): string {
  const [colour, value] = bandit.split(/-(\d)/) as [string, string]
  const silhouette = use(`s-${colour}`, sprite)
  const die = `<span class="die" data-die="${colour}">${use('die', sprite)}${silhouette}</span>`
  const slots = Array.from({ length: Number(value) }, (_, nth) =>
    nth < dice
      ? `<span class="slot slot--full">${die}</span>`
      : `<span class="slot">${silhouette}</span>`,
  )
  const face = use(`bandit-${bandit}`, sprite).replace('<svg', '<svg class="card__face"')
  return (
    `<span class="card" data-die="${colour}" data-value="${value}">` +
    `<span class="card__value">${use(`digit-${value}`, sprite)}${silhouette}</span>` +
    `<span class="card__art">${face}</span>` +
    `<span class="card__slots">${slots.join('')}</span></span>`
  )
}

function use(id: string, sprite: string): string {
  const box = new RegExp(`<symbol id="${id}" viewBox="([^"]+)"`).exec(sprite)?.[1]
  if (!box) throw new Error(`the guide wants a picture ${id}, which is not in symbols.svg`)
  return `<svg viewBox="${box}"><use href="#${id}"/></svg>`
}
