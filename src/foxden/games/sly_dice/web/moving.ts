/* Motion that explains: pushed dice and tokens slide, dice tumble where they fell. */

import type { Line } from '$web/board'
import { slide, type Places } from '$web/motion/sliding'
import { hop, tumble } from '$web/motion/tumbling'
import { sound } from '$web/sound'
import { fallen } from './view'

const LASTS: Record<string, number> = { token: 480, shield: 0 } // a shield stands still

export function glide(table: HTMLElement, lay: Places) {
  slide(table, lay, (thing) => LASTS[thing.split(' ')[0]!] ?? 260)
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
