// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { Deliberate } from '$web/deliberate'

const table = document.createElement('main')
let press: Deliberate
beforeEach(() => {
  press = new Deliberate()
  return press.watch(table)
})
const click = (detail: number) => table.dispatchEvent(new MouseEvent('click', { detail }))

test('a press counts, by hand or by keyboard, and the second of a double click does not', () => {
  for (const detail of [1, 0, 0, 1]) {
    click(detail)
    expect(press.means('roll', false)).toBe(true)
  }
  click(2)
  expect(press.means('keep', false)).toBe(false)
  expect(press.means('roll', false)).toBe(false)
})

test('the first press picks a die, the second places it, the third does nothing more', () => {
  click(1)
  click(2)
  expect(press.means('place red on centre 1', true)).toBe(true)
  click(3)
  expect(press.means('stop', true)).toBe(false)
})

test('what can be taken back may be done again as fast as one likes', () => {
  for (const detail of [1, 2, 3]) {
    click(detail)
    expect(press.means('place red on centre 1', true)).toBe(true)
  }
  click(4)
  expect(press.means('place red on centre 1', false)).toBe(false)
})

test('what is dropped after a double click is no third press', () => {
  for (const detail of [1, 2]) click(detail)
  expect(press.means('roll', false)).toBe(true)
  table.dispatchEvent(new Event('pointerdown'))
  expect(press.means('place red on centre 1', false)).toBe(true)
})
