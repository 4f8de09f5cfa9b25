import { expect, test } from 'vitest'
import { PACES, paceTold } from '../src/paces'

const say = (id: string) => id

test.each(Object.entries(PACES))('the pace %s is told as it was chosen', (name, pace) => {
  expect(paceTold(pace, say)).toBe(`web-pace-${name}`)
  expect(paceTold({ seconds: 0, bank: 0, hours: 0, ...pace }, say)).toBe(`web-pace-${name}`)
})

test('a pace that nobody chose here is told by its numbers', () => {
  expect(paceTold({ kind: 'clock', seconds: 20, bank: 60 }, say)).toBe('web-pace-told-clock')
  expect(paceTold({ kind: 'slow', hours: 5 }, say)).toBe('web-pace-told-slow')
})
