/* The promise between the shell and a room's board. */

import type { Component } from 'svelte'
import type { Line, Move, SeatAt } from './wire'

export type { Line, Move, SeatAt } from './wire'

export type Say = (id: string, args?: Record<string, unknown>) => string

export interface BoardProps<V> {
  /** what the seat we look through knows */
  view: V
  /** legal moves of that seat; [] when it owes none, and in a replay */
  moves: Move[]
  /** the seat we look through; null: a spectator */
  you: number | null
  /** names and who sits there, by seat */
  seats: SeatAt[]
  /** the whole log so far, oldest first */
  told: Line[]
  /** what came with the last change, for motion */
  fresh: Line[]
  /** messages of the room and of the shell, in the reader's language */
  say: Say
  /** make a move; the shell handles errors and staleness */
  play: (words: string) => void
  /** a move is on its way */
  busy: boolean
  /** show chances and tips */
  hints: boolean
  phase: 'playing' | 'over' | 'replay'
}

export type BoardOf<V> = Component<BoardProps<V>>

/** The log as people tell it, the dice of one throw together; a board's module may export it. */
export type Story = (told: Line[], say: Say) => Line[]

/** The moves by their offer's id, in the order of the server. */
export const movesOf = (moves: Move[], kind: string) => moves.filter((move) => move.kind === kind)

/** Whom a line of the log is about. */
export const seatOf = ({ args }: Line) => (args.seat === undefined ? null : Number(args.seat))

/** A bot sits there, for good or for somebody. */
export const isBot = ({ kind, bot_plays }: SeatAt) => kind === 'bot' || bot_plays

/** Nobody is there to play. */
export const isAway = (seat: SeatAt) => seat.kind === 'person' && !seat.is_here && !seat.bot_plays
