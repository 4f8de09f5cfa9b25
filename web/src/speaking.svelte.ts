/* The reader's language, as a function that pages call and that changes under them. */

import type { Say } from './board'
import { kept } from './kept.svelte'
import { wordsFor } from './words'

const spoken = $state<{ say: Say; room: Record<string, Say>; language: string }>({
  say: (id) => id,
  room: {},
  language: '',
})

/** Load the words of the shell and of every game asked for so far in the reader's language. */
export async function speak(...games: string[]): Promise<void> {
  const language = kept.language
  const wanted = [...new Set([...Object.keys(spoken.room), ...games])]
  const missing =
    language === spoken.language ? wanted.filter((game) => !spoken.room[game]) : wanted
  if (language === spoken.language && !missing.length) return
  const [shell, ...rooms] = await Promise.all([
    wordsFor(language),
    ...missing.map((game) => wordsFor(language, game)),
  ])
  missing.forEach((game, at) => (spoken.room[game] = rooms[at]!))
  spoken.say = shell
  spoken.language = language
  document.documentElement.lang = language
}

export const say: Say = (id, args) => spoken.say(id, args)

/** The same, with the messages of a game; they must have been loaded with `speak(game)`. */
export const sayOf = (game: string): Say => spoken.room[game] ?? spoken.say

export const language = () => spoken.language

/** "Mira, Otto and Rusty": no comma before the last, as in Britain */
export const listed = (names: string[]) =>
  new Intl.ListFormat(language() === 'en' ? 'en-GB' : language()).format(names)
