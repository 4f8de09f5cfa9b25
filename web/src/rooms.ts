/* The boards, each loaded when its game is first opened. */

import type { BoardOf, Story } from './board'
import { loadSprite } from './sprite'
import { roomOf } from './words'

export interface Room {
  Board: BoardOf<unknown>
  story: Story
}

interface Module {
  default: BoardOf<unknown>
  /** the address of the room's own pictures */
  art?: string
  story?: Story
}

const boards = import.meta.glob<Module>('../../src/foxden/games/*/web/Board.svelte')

export async function roomAt(game: string): Promise<Room> {
  const load = boards[`../../src/foxden/games/${roomOf(game)}/web/Board.svelte`]
  if (!load) throw new Error(`no board for ${game}`)
  const { default: Board, art, story = (told) => told } = await load()
  if (art) await loadSprite(art).catch(() => undefined) // without pictures it can still be played
  return { Board, story }
}
