import { expect, test } from 'vitest'
import { risk } from './risk'

test.each([
  [0, { degree: 'none', risk: 0 }],
  [0.001, { degree: 'slight', risk: 1 }],
  [0.5, { degree: 'some', risk: 50 }],
  [0.999, { degree: 'some', risk: 99 }],
  [1, { degree: 'sure', risk: 100 }],
])('a chance of %d is never told as safer or surer than it is', (chance, told) => {
  expect(risk(chance)).toEqual(told)
})
