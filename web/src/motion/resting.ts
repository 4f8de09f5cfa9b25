/* What happens is watched to the end: what comes next waits until it has been seen. */

import { tick } from 'svelte'
import { isStill } from './sliding'

const BEAT = 600 // milliseconds that everything is given, also what moves for less
const LONGEST = 4_000 // nobody waits longer for a picture

/** When what has been on the board since `from` is seen: it lies still, and a beat has passed. */
export async function isSeen(from: number): Promise<void> {
  if (isStill()) return
  const late = from + LONGEST
  for (;;) {
    await tick()
    const now = performance.now()
    const waits: Promise<unknown>[] = document.getAnimations().filter(isOfTheBoard).map(end)
    if (now < from + BEAT) waits.push(passed(from + BEAT - now))
    if (!waits.length || now >= late) return
    await Promise.race([Promise.all(waits), passed(late - now)])
  }
}

/** When no moment fills the table any more; they last, too, for those who want no motion. */
export async function momentsArePast(): Promise<void> {
  await tick()
  while (document.querySelector('.moment')) await passed(BEAT / 6)
}

/** Neither what a pointer stirs nor what goes on and on. */
function isOfTheBoard(moving: Animation): boolean {
  const { effect } = moving
  if (!(effect instanceof KeyframeEffect) || moving instanceof CSSTransition) return false
  return (
    effect.getComputedTiming().endTime !== Infinity && !!effect.target?.closest('.table__board')
  )
}

const end = (moving: Animation) => moving.finished.catch(() => undefined)

const passed = (milliseconds: number) => new Promise((next) => setTimeout(next, milliseconds))
