/* A big board is drawn in turns, a frame between two of them, so that the page answers all the
   while.  That is for the first one; whatever comes later is small beside it and drawn at once. */

const waiting: (() => void)[] = []
const PATIENCE = 100 // milliseconds; a tab in the background has no frames
let isDrawn = false
let isGoing = false

/** Whether a board has been drawn: then nothing needs to wait. */
export const hasDrawn = () => isDrawn

/** A board is there; once its parts have had their turns, nothing waits any more. */
export const whenDrawn = () => inTurn(() => (isDrawn = true))

/** Do it in its turn; at once when a board has been drawn. */
export function inTurn(draw: () => void) {
  if (isDrawn) return draw()
  waiting.push(draw)
  if (!isGoing) void goOn()
}

async function goOn() {
  isGoing = true
  while (waiting.length) {
    await aFrame()
    waiting.shift()?.()
  }
  isGoing = false
}

/** Until a frame has been painted. */
function aFrame(): Promise<void> {
  return new Promise((next) => {
    setTimeout(next, PATIENCE)
    requestAnimationFrame(() => setTimeout(next))
  })
}
