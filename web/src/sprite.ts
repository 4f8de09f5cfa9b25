/* Sprites live in the page itself, so that their pictures take the colours of where they stand. */

import symbols from './symbols.svg?url'

const asked = new Map<string, Promise<void>>()

/** Put the symbols of an .svg file into the page, once. */
export function loadSprite(url: string): Promise<void> {
  const known = asked.get(url)
  if (known) return known
  const loading = insert(url)
  loading.catch(() => asked.delete(url))
  asked.set(url, loading)
  return loading
}

async function insert(url: string) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  const text = await answer.text()
  document.body.insertAdjacentHTML('afterbegin', `<div class="sprite" hidden>${text}</div>`)
}

/** The sprite of the shell: dice, bandits, icons, posters. */
export const loadSymbols = () => loadSprite(symbols)
