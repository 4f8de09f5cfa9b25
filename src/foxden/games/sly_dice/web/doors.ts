/* The choices that are made between two doors. */

import type { Move, Say } from '$web/board'
import type { Player } from './view'

export interface Door {
  move: Move
  icon: string
  title: string
  small: string
  look: 'accuse' | 'pass' | 'show' | 'up' | 'down'
}

interface Around {
  /** who claims */
  player: string
  points: number
  target: number
  me: Player | undefined
}

export function doorsOf(moves: Move[], say: Say, around: Around): Door[] {
  return moves.flatMap((move) => {
    const door = DOORS[move.kind]
    return door ? [{ move, ...door(say, around) }] : []
  })
}

type Made = (say: Say, around: Around) => Omit<Door, 'move'>

const DOORS: Record<string, Made> = {
  'offer-accuse': (say, { player, me }) => ({
    icon: 'm-accuse',
    title: say('web-accuse'),
    small: say('web-accuse-more', { player, cost: me?.next_false_accusation ?? 0 }),
    look: 'accuse',
  }),
  'offer-pass': (say, { player, points }) => ({
    icon: 'i-check',
    title: say('offer-pass'),
    small: say('web-pass-more', { player, points }),
    look: 'pass',
  }),
  'offer-show-bluff': (say, { me }) => ({
    icon: 'mask',
    title: say('web-show-bluff'),
    small: say('web-show-bluff-more', { points: me?.next_bluff ?? 0 }),
    look: 'show',
  }),
  'offer-stay-silent': (say) => ({
    icon: 'm-secret',
    title: say('offer-stay-silent'),
    small: say('web-silent-more'),
    look: 'pass',
  }),
  'offer-higher': (say, { target }) => ({
    icon: 'm-up',
    title: say('web-higher'),
    small: say('web-higher-more', { target }),
    look: 'up',
  }),
  'offer-lower': (say, { target }) => ({
    icon: 'm-down',
    title: say('web-lower'),
    small: say('web-lower-more', { target }),
    look: 'down',
  }),
}
