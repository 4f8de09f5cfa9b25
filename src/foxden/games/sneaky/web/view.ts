/* What someone at the table sees (view.py), and the cards that lie open in it. */

import type { Wire } from '$web/wire'

export type Bandit = Wire['SneakyBandit']
export type Stack = Wire['SneakyStack']
export type Thief = Wire['SneakyThief']
export type View = Wire['SneakyView']

/** A card that lies open, and where: its place's name, and whose stack it is on. */
export interface OpenCard {
  place: string
  bandit: Bandit
  dice: number
  owner: number | null
}

/** The centre from left to right, then the tops of the stacks. */
export function openCards(view: View): OpenCard[] {
  const cards: OpenCard[] = []
  for (const { name, bandit, dice } of view.centre)
    if (bandit) cards.push({ place: name, bandit, dice, owner: null })
  for (const thief of view.players)
    for (const { name, bandits, dice } of thief.stacks) {
      const bandit = bandits.at(-1)
      if (bandit) cards.push({ place: name, bandit, dice, owner: thief.seat })
    }
  return cards
}
