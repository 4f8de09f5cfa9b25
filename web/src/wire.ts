/* What the server and the browser say to each other. */

export type Value = string | number
export type Args = Record<string, string | number | boolean>
export type Seat = number

export interface Move {
  words: string
  kind: string
  parts: Args
}

export interface Line {
  number: number
  message: string
  args: Record<string, Value>
}

export interface Pace {
  kind: 'none' | 'clock' | 'slow'
  seconds: number
  bank: number
  hours: number
}

export interface SeatAt {
  seat: Seat
  kind: 'open' | 'person' | 'bot' | 'device'
  name: string
  level: string | null
  is_here: boolean
  bot_plays: boolean
  owes: boolean
  deadline: number | null
  bank: number | null
}

export interface Result {
  scores: number[]
  parts: Record<string, number>[]
  winners: Seat[]
  reason: string
}

export interface Table {
  id: string
  code: string | null
  game: string
  version: number
  options: Record<string, Value>
  pace: Pace
  phase: 'lobby' | 'playing' | 'over' | 'closed'
  seats: SeatAt[]
  host: boolean
  you: Seat[]
  watchers: number
  result: Result | null
  rematch: string | null
  bot_pace: boolean
  created: number
  now: number
}

export interface Eyes {
  seat: Seat | null
  view: unknown
  moves: Move[]
  can_take_back: boolean
  /** it knows something that a bystander does not */
  has_secrets?: boolean
  told: Line[]
}

export interface State {
  type: 'state'
  number: number
  since: number
  table: Table
  eyes: Eyes[]
}

export interface Option {
  name: string
  default: Value
  values: Value[]
}

export interface Game {
  name: string
  version: number
  least: number
  most: number
  levels: string[]
  options: Option[]
}

export interface Frame {
  number: number
  seat: Seat | null
  words: string
  told: Line[]
  view: unknown
}

export interface Replay {
  start: unknown
  frames: Frame[]
}

/** A table of this browser; `waits` if one of its seats owes a move. */
export interface Summary {
  id: string
  code: string | null
  game: string
  phase: Table['phase']
  players: string[]
  you: Seat[]
  waits: boolean
  created: number
  touched: number
}
