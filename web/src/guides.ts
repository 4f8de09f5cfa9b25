/* The rooms' guides, turned into HTML when the app is built. */

import { roomOf, type Language } from './words'

const guides = import.meta.glob<string>('../../src/foxden/games/*/guide.*.md', {
  import: 'default',
})

export async function guideOf(game: string, language: Language): Promise<string> {
  const load = guides[`../../src/foxden/games/${roomOf(game)}/guide.${language}.md`]
  if (!load) throw new Error(`no guide of ${game}`)
  return load()
}
