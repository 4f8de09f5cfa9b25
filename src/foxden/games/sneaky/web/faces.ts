/* Which portrait each card shows.

   To the rules equal cards are one; on the table two of a kind have two faces ("red-2", "red-2b"),
   which they keep as they move.  A spot is a place of the centre, a stack and the height in it, or
   where a thief keeps a secured one. */

import type { Bandit, Thief, View } from './view'

export type Faces = Map<string, string>

export const inStack = (stack: string, height: number) => `${stack}/${height}`

export const ofSecured = ({ name, secured }: Thief, at: number) =>
  `${name} ${secured[at]} ${at - secured.indexOf(secured[at]!)}`

export function facesOf(view: View, before: Faces = new Map()): Faces {
  const [owned, centre] = spots(view)
  const faces: Faces = new Map()
  const lay = ([spot, bandit]: Card) => kindOf(before.get(spot)) === kind(bandit)
  const resting = [...owned, ...centre].filter(lay).map(([spot]) => before.get(spot)!)
  const isFree = (face: string) => ![...faces.values()].includes(face)

  /* A card new to its owner was on the table before; where it lay its twin may lie by now. */
  for (const cards of [owned, centre]) {
    const stays = (card: Card) => lay(card) && isFree(before.get(card[0])!)
    const moved = cards.filter((card) => !stays(card))
    for (const [spot] of cards.filter(stays)) faces.set(spot, before.get(spot)!)
    for (const [spot, bandit] of moved) {
      const twins = [kind(bandit), `${kind(bandit)}b`].filter(isFree)
      const known = twins.filter((face) => [...before.values()].includes(face))
      const face = known.find((face) => !resting.includes(face)) ?? known[0] ?? twins[0]
      faces.set(spot, face ?? kind(bandit))
    }
  }
  return faces
}

export const kind = ({ colour, value }: Bandit) => `${colour}-${value}`

const kindOf = (face: string | undefined) => face?.replace(/b$/, '')

type Card = [spot: string, bandit: Bandit]

function spots(view: View): [owned: Card[], centre: Card[]] {
  const centre = view.centre.flatMap(({ name, bandit }): Card[] => (bandit ? [[name, bandit]] : []))
  const stacks = view.players.flatMap((thief) =>
    thief.stacks.flatMap(({ name, bandits }) =>
      bandits.map((bandit, height): Card => [inStack(name, height), bandit]),
    ),
  )
  const secured = view.players.flatMap((thief) =>
    thief.secured.map((colour, at): Card => [ofSecured(thief, at), { colour, value: 1 }]),
  )
  return [[...stacks, ...secured], centre]
}
