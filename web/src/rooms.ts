/* The boards, each loaded when its game is first opened. */

import type { BoardOf } from './board'
import { roomOf } from './words'

const boards = import.meta.glob<{ default: BoardOf<unknown> }>(
  '../../src/foxden/games/*/web/Board.svelte',
)

export async function boardOf(game: string): Promise<BoardOf<unknown>> {
  const load = boards[`../../src/foxden/games/${roomOf(game)}/web/Board.svelte`]
  if (!load) throw new Error(`no board for ${game}`)
  return (await load()).default
}
