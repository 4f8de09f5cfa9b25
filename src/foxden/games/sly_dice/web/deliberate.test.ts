// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { deliberate } from './deliberate'

function pressed(...details: number[]): number {
  document.body.innerHTML = '<main><button data-move="done"><b>Keep</b></button><i>felt</i></main>'
  let count = 0
  document.body.onclick = () => void count++
  const leave = deliberate(document.querySelector('main')!)
  for (const detail of details)
    document.querySelector('b')!.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }))
  leave()
  return count
}

test('a press counts, by hand or by keyboard, and the second of a double click does not', () => {
  expect(pressed(1, 0, 1)).toBe(3)
  expect(pressed(1, 2)).toBe(1)
})

test('what is no move may be pressed as fast as one likes', () => {
  pressed()
  const leave = deliberate(document.querySelector('main')!)
  let count = 0
  document.body.onclick = () => void count++
  const felt = document.querySelector('i')!
  for (const detail of [1, 2])
    felt.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }))
  leave()
  expect(count).toBe(2)
})
