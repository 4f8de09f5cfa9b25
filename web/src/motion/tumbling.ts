/* A die falls onto the tray, turning, and lies. */

import { isStill } from './sliding'

const LASTS = 720
const APART = 45

/** Let these dice be rolled, one shortly after another, `after` so many milliseconds.
    Tells when the last one lies. */
export function tumble(dice: Iterable<HTMLElement>, after = 0): number {
  if (isStill()) return 0
  let nth = 0
  for (const die of dice) {
    const turn = nth % 2 ? 500 : -560
    const fall = [
      { transform: `translate(${-turn / 12}px, -90px) rotate(${turn}deg) scale(1.3)`, opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { transform: `translate(0, 4px) rotate(${turn / 14}deg) scale(.94)`, offset: 0.7 },
      { transform: `translate(0, -6px) rotate(${-turn / 40}deg)`, offset: 0.84 },
      { transform: 'none' },
    ]
    const delay = after + APART * nth++
    die.animate(fall, { duration: LASTS, delay, fill: 'backwards', easing: 'ease-out' })
  }
  return after + APART * nth + LASTS
}

/** What follows from a throw shows itself `after` so many milliseconds, not before the dice lie. */
export function appear(things: Iterable<HTMLElement>, after: number) {
  if (isStill()) return
  for (const thing of things)
    thing.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: 160,
      delay: after,
      fill: 'backwards',
    })
}

/** Look here: these hop once. */
export function hop(things: Iterable<HTMLElement>) {
  if (isStill()) return
  for (const thing of things)
    thing.animate(
      [{ transform: 'none' }, { transform: 'translateY(-12px)' }, { transform: 'none' }],
      { duration: 260, easing: 'ease-in-out', iterations: 2 },
    )
}
