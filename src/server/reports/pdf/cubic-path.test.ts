import { expect, test } from 'vitest'
import { cubicPath } from './cubic-path.ts'

test('turns a quadratic curve into a cubic one of the same shape', () => {
  expect(cubicPath('M0 0q3 6 9 0z')).toBe('M0 0c2 4 5 4 9 0z')
})

test('a smooth curve continues the direction of the previous one', () => {
  expect(cubicPath('M0 0q3 6 9 0t9 0')).toBe('M0 0c2 4 5 4 9 0c4 -4 7 -4 9 0')
  expect(cubicPath('M0 0q3 6 9 0 3-6 9 0')).toBe('M0 0c2 4 5 4 9 0 2 -4 5 -4 9 0')
})

test('leaves other commands unchanged', () => {
  const path = 'M55 65l-3 4c1 2 3 4 5 6s1 2 3 4h0a4 5 0 1 0 8 0z'
  expect(cubicPath(path)).toBe(path)
})
