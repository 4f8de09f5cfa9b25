/* What the shell knows of each game for its posters; rules and options come from the server. */

export interface Poster {
  name: string
  /** of the cut-paper lettering */
  titleBox: string
  players: string
  minutes: number
  age: number
  chip: { id: string; box: string }
}

const square = '0 0 24 24'

export const POSTERS: Poster[] = [
  {
    name: 'sneaky',
    titleBox: '0 0 479 116',
    players: '2–4',
    minutes: 20,
    age: 8,
    chip: { id: 'mask', box: square },
  },
  {
    name: 'beutezug',
    titleBox: '0 0 599 116',
    players: '2–5',
    minutes: 20,
    age: 8,
    chip: { id: 'keyhole', box: square },
  },
  {
    name: 'sly-dice',
    titleBox: '0 0 508 116',
    players: '2–4',
    minutes: 45,
    age: 14,
    chip: { id: 'fox-mono', box: '0 0 64 64' },
  },
  {
    name: 'sneaky-seven',
    titleBox: '0 0 880 116',
    players: '2–6',
    minutes: 90,
    age: 10,
    chip: { id: 'd20', box: '0 0 48 48' },
  },
]

export const posterOf = (game: string) => POSTERS.find((poster) => poster.name === game)
