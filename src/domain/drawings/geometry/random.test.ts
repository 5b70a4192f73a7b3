import { expect, test } from 'vitest'
import { seededRandom } from './random.ts'

test('is deterministic by seed', () => {
  const first = seededRandom(7)
  const again = seededRandom(7)
  const other = seededRandom(8)
  const numbers = [first(), first(), first()]
  expect([again(), again(), again()]).toEqual(numbers)
  expect([other(), other(), other()]).not.toEqual(numbers)
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
})
