/* The boards, each loaded when its game is first opened. */

import type { BoardOf, Story } from './board'
import { roomOf } from './words'

export interface Room {
  Board: BoardOf<unknown>
  story: Story
}

const boards = import.meta.glob<{ default: BoardOf<unknown>; story?: Story }>(
  '../../src/foxden/games/*/web/Board.svelte',
)

export async function roomAt(game: string): Promise<Room> {
  const load = boards[`../../src/foxden/games/${roomOf(game)}/web/Board.svelte`]
  if (!load) throw new Error(`no board for ${game}`)
  const { default: Board, story = (told) => told } = await load()
  return { Board, story }
}
