/* Motion that explains: cards make room for a new one, pushed dice and tokens slide, dice tumble
   where they fell. */

import type { Line } from '$web/board'
import { slide, type Places } from '$web/motion/sliding'
import { hop, tumble } from '$web/motion/tumbling'
import { sound } from '$web/sound'
import { fallen } from './view'

const LASTS: Record<string, number> = { card: 480, token: 480, shield: 0 } // a shield stands still

/** A token that lay there before moves with its card. */
export function glide(table: HTMLElement, lay: Places) {
  const rides = (thing: string) => thing.startsWith('token ') && lay.has(thing)
  slide(table, lay, (thing) => (rides(thing) ? 0 : (LASTS[thing.split(' ')[0]!] ?? 260)))
}

/** `behind`: the dice behind the own screen, as they lie there */
export function fall(table: HTMLElement, fresh: Line[], behind: number[]) {
  const came = new Set(fresh.map(({ message }) => message))
  const all = (what: string) => [...table.querySelectorAll<HTMLElement>(what)]
  const isFallen = fallen(behind, fresh)
  if (came.has('showed')) hop(all('.die--shown'))
  if (came.has('rolled-common')) tumble(all('.common__dice .die'))
  tumble(all('.own__behind .die').filter((_, nth) => isFallen[nth]))
  if (came.has('threw')) tumble(all('.highlow__dice .die').slice(-3))
  if (came.has('rolled-common') || came.has('rolled-hidden') || came.has('threw')) sound('roll')
  else if (came.has('pushed')) sound('place')
}
