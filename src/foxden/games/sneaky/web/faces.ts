/* Which portrait each card shows.

   To the rules equal cards are one; on the table two of a kind have two faces ("red-2", "red-2b"),
   which they keep as they move.  A spot is a place of the centre, or a stack and the height in it. */

import type { Bandit, View } from './view'

export type Faces = Map<string, string>

export const inStack = (stack: string, height: number) => `${stack}/${height}`

export function facesOf(view: View, before: Faces = new Map()): Faces {
  const cards = spots(view)
  const faces: Faces = new Map()
  const stays = ([spot, bandit]: [string, Bandit]) => kindOf(before.get(spot)) === kind(bandit)
  for (const [spot] of cards.filter(stays)) faces.set(spot, before.get(spot)!)
  for (const [spot, bandit] of cards.filter((card) => !stays(card)))
    faces.set(spot, freeFace(kind(bandit), [...faces.values()], [...before.values()]))
  return faces
}

export const kind = ({ colour, value }: Bandit) => `${colour}-${value}`

const kindOf = (face: string | undefined) => face?.replace(/b$/, '')

/** One that was on the table a moment ago has moved; else it is new. */
function freeFace(kind: string, taken: string[], before: string[]): string {
  const free = [kind, `${kind}b`].filter((face) => !taken.includes(face))
  return free.find((face) => before.includes(face)) ?? free[0] ?? kind
}

function spots(view: View): [string, Bandit][] {
  const centre = view.centre.flatMap(({ name, bandit }): [string, Bandit][] =>
    bandit ? [[name, bandit]] : [],
  )
  const stacks = view.players.flatMap((thief) =>
    thief.stacks.flatMap(({ name, bandits }) =>
      bandits.map((bandit, height): [string, Bandit] => [inStack(name, height), bandit]),
    ),
  )
  return [...centre, ...stacks]
}
