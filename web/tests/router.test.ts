// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { at, go, pageAt, wayOn } from '$web/router.svelte'

describe('addresses', () => {
  test.each([
    ['/', { page: 'home' }],
    ['/new/sly-dice', { page: 'new', game: 'sly-dice' }],
    ['/guide/sneaky', { page: 'guide', game: 'sneaky' }],
    ['/join/KQ7F', { page: 'join', code: 'KQ7F' }],
    ['/t/abc', { page: 'table', id: 'abc' }],
    ['/t/abc/replay', { page: 'replay', id: 'abc' }],
    ['/t/abc/what', { page: 'nowhere' }],
    ['/new/sneaky/more', { page: 'nowhere' }],
    ['/nothing', { page: 'nowhere' }],
    ['/new/chess', { page: 'nowhere' }],
    ['/guide/chess', { page: 'nowhere' }],
    ['/t/%E0%A4%A', { page: 'nowhere' }],
    ['/%', { page: 'nowhere' }],
  ])('%s', (path, page) => expect(pageAt(path)).toEqual(page))
})

test('what is done late leads on from where it was begun, and from nowhere else', () => {
  go('/')
  const goOn = wayOn()
  go('/guide/sneaky')
  goOn('/t/abc')
  expect(at.path).toBe('/guide/sneaky')
  wayOn()('/t/abc')
  expect(at.path).toBe('/t/abc')
})
