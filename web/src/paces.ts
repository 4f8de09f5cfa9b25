/* How long a move may take: what a new table can choose, and how it is told. */

import type { Say } from './board'
import type { Pace } from './wire'

export const PACES: Record<string, Pace> = {
  none: { kind: 'none' },
  brisk: { kind: 'clock', seconds: 20, bank: 120 },
  calm: { kind: 'clock', seconds: 60, bank: 300 },
  day: { kind: 'slow', hours: 24 },
  week: { kind: 'slow', hours: 168 },
}

const timesOf = ({ kind, seconds = 0, bank = 0, hours = 0 }: Pace) =>
  [kind, seconds, bank, hours].join(' ')

/** In the words by which it was chosen; other programs may have made others. */
export function paceTold(pace: Pace, say: Say): string {
  const known = Object.keys(PACES).find((name) => timesOf(PACES[name]!) === timesOf(pace))
  return known ? say(`web-pace-${known}`) : say(`web-pace-told-${pace.kind}`, { ...pace })
}
