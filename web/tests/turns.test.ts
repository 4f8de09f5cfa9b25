// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let turns: typeof import('$web/turns')
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  turns = await import('$web/turns')
})
afterEach(() => vi.useRealTimers())

const FRAME = 20
const draw = (part: string, drawn: string[]) => turns.inTurn(() => drawn.push(part))

test('parts are drawn frame by frame until the board is there, and later ones at once', async () => {
  const drawn: string[] = []
  draw('top', drawn)
  draw('middle', drawn)
  turns.whenDrawn()
  expect(drawn).toEqual([])
  await vi.advanceTimersByTimeAsync(FRAME)
  expect(drawn).toEqual(['top'])
  await vi.advanceTimersByTimeAsync(FRAME)
  expect(drawn).toEqual(['top', 'middle'])
  expect(turns.hasDrawn()).toBe(false)
  await vi.advanceTimersByTimeAsync(FRAME)
  expect(turns.hasDrawn()).toBe(true)
  draw('later', drawn)
  expect(drawn.at(-1)).toBe('later')
})

test('a tab in the background, which has no frames, is drawn as well', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  turns.whenDrawn()
  await vi.advanceTimersByTimeAsync(1000)
  expect(turns.hasDrawn()).toBe(true)
  vi.unstubAllGlobals()
})
