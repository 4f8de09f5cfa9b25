import { expect, test } from 'vitest'
import { FIELDS, faceOf, shortName, spotOf, type Place } from './view'

test('a tile is a column and a row, or the water below a bridge', () => {
  expect(spotOf('12,7')).toEqual({ x: 12, y: 7, isBelow: false })
  expect(spotOf('3,13 below')).toEqual({ x: 3, y: 13, isBelow: true })
})

test('every field has a face of its own, and so has who has none yet', () => {
  const faces = [...FIELDS, null].map((field) => faceOf(field).join())
  expect(new Set(faces).size).toBe(FIELDS.length + 1)
  for (const field of FIELDS) expect(faceOf(field)[0]).toBe('head-monkey')
})

test('places have short names for small boards; others keep theirs', () => {
  const place = (number: number) => shortName({ number, name: 'A long name' } as Place)
  expect(place(6)).toBe('Louvre')
  expect(place(13)).toBe('A long name')
})
