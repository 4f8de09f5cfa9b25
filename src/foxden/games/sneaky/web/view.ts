/* What someone at the table sees: the same fields as in view.py. */

export interface Bandit {
  colour: string
  value: number
}

export interface Place {
  name: string
  bandit: Bandit | null
  dice: number
  is_open: boolean
}

export interface Stack {
  name: string
  bandits: Bandit[]
  dice: number
  is_open: boolean
}

export interface Thief {
  seat: number
  name: string
  stacks: Stack[]
  secured: string[]
  handcuffs: number
  score: number
  parts: number[]
}

export interface View {
  game: string
  seats: number
  phase: 'display' | 'first' | 'rolling' | 'placing' | 'topping' | 'refilling' | 'over'
  player: number | null
  to_move: number[]
  turn: number
  last_turns: number
  dice: string[]
  bust_chance: number
  fits: string[]
  loot: { places: string[]; handcuffs: number }
  centre: Place[]
  players: Thief[]
  pile: number
  supply: number
  winners: number[]
}

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
