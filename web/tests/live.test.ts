// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from '$web/live.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const SILENCE = 25_000

/** It is there, and says nothing. */
class Line {
  close() {}
}

test('whoever has left a table asks about it no more', async () => {
  let answer: (told: Response) => void = () => undefined
  const asked = vi.fn(() => new Promise<Response>((told) => (answer = told)))
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('WebSocket', Line)
  const live = new LiveTable('abc')
  live.open()
  await vi.advanceTimersByTimeAsync(SILENCE)
  expect(asked).toHaveBeenCalledOnce()
  live.close()
  answer(Response.json({ number: 0 }))
  await vi.advanceTimersByTimeAsync(2 * SILENCE)
  expect(asked).toHaveBeenCalledOnce()
})
