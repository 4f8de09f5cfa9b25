/* What someone at the table sees (view.py), and the crew's faces. */

import type { components } from '$web/schema'

type Seen = components['schemas']

export type View = Seen['SneakySevenView']
export type Thief = Seen['SneakySevenThief']
export type Place = Seen['SneakySevenPlace']
export type Job = Seen['SneakySevenJob']
export type Offer = Seen['SneakySevenOffer']

export const FIELDS = ['locks', 'weapons', 'explosives', 'security', 'software', 'equipment']
export const VEHICLES = ['boat', 'car', 'helicopter', 'tank']
export const TILE = 24

/** What is put together to a monkey's head, from below. */
const FACES: Record<string, string[]> = {
  locks: ['eyes-wink', 'mouth-smirk', 'hat-cap'],
  weapons: ['eyes-cross', 'mouth-grin', 'hat-bandana'],
  explosives: ['eyes-wide', 'mouth-smirk', 'hat-beanie'],
  security: ['eyes-left', 'over-monocle', 'mouth-smirk', 'hat-bowler'],
  software: ['mask-domino', 'eyes-sly', 'mouth-smirk', 'hat-beret'],
  equipment: ['eyes-sly', 'mouth-grin', 'hat-top'],
}
export const faceOf = (field: string | null) => [
  'head-monkey',
  ...(FACES[field ?? ''] ?? ['eyes-sly']),
]

/** Column and row of a tile, and whether it is the water below a bridge. */
export function spotOf(tile: string): { x: number; y: number; isBelow: boolean } {
  const [x = 0, y = 0] = tile.split(' ')[0]!.split(',').map(Number)
  return { x, y, isBelow: tile.endsWith('below') }
}

const SHORT = [
  ...['Orsay', 'Grand Palais', 'Orangerie', 'Triomphe', 'Banque', 'Louvre', 'Sacré Cœur'],
  ...['Café Banane', 'Ecole', 'Notre Dame', 'Grand Singe', 'Tour Eiffel'],
]
export const shortName = (place: Place) => SHORT[place.number - 1] ?? place.name
