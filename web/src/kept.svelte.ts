/* What this browser remembers of its reader: language, light, sound, hints, name. */

import { LANGUAGES, type Language } from './words'

export type Theme = 'system' | 'light' | 'dark'

interface Kept {
  language: Language
  theme: Theme
  sound: boolean
  hints: boolean
  name: string
  /** games, by name, whose tip for newcomers is no longer wanted */
  introduced: Record<string, boolean>
}

const KEY = 'foxden'

function spoken(): Language {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const language = LANGUAGES.find((known) => wish.toLowerCase().startsWith(known))
    if (language) return language
  }
  return 'en'
}

function load(): Kept {
  const fresh: Kept = {
    language: spoken(),
    theme: 'system',
    sound: false,
    hints: true,
    name: '',
    introduced: {},
  }
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return fresh
  }
}

export const kept = $state<Kept>(load())

export function keep(change: Partial<Kept>) {
  Object.assign(kept, change)
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    /* a browser that keeps nothing still plays */
  }
}

const nightfall = matchMedia('(prefers-color-scheme: dark)')
const system = $state({ dark: nightfall.matches })

/** Another tab has changed something, or the system its light. */
export function listen() {
  nightfall.addEventListener('change', () => (system.dark = nightfall.matches))
  addEventListener('storage', (event) => {
    if (event.key === KEY) Object.assign(kept, load())
  })
}

export function isDark(): boolean {
  return kept.theme === 'system' ? system.dark : kept.theme === 'dark'
}

export const switchLight = () => keep({ theme: isDark() ? 'light' : 'dark' })

/** The language that one can switch to. */
export const otherLanguage = (): Language => (kept.language === 'de' ? 'en' : 'de')

/** Somebody who has neither made a move in this game nor opened its guide nor seen its end. */
export const isNewTo = (game: string) => !kept.introduced[game]

export function introduce(game: string) {
  if (!kept.introduced[game]) keep({ introduced: { ...kept.introduced, [game]: true } })
}
