import { expect, test } from 'vitest'
import type { Field } from './field.ts'
import { type PortraitChoices, portraitFields, portraitOf } from './portrait.ts'

test('has unique keys of two letters', () => {
  const keys = Object.values(portraitFields).flatMap((fields) =>
    Object.values<Field>(fields).map(({ key }) => key),
  )
  expect(keys.every((key) => /^[a-z]{2}$/.test(key))).toBe(true)
  expect(new Set(keys).size).toBe(keys.length)
})

test('has defaults within their bounds', () => {
  expect(() => portraitOf()).not.toThrow()
})

test.each<[choices: object]>([
  [{ hair: { length: 261 } }],
  [{ hair: { length: 12.5 } }],
  [{ hair: { length: Number.NaN } }],
  [{ hair: { fringe: 'mullet' } }],
  [{ hair: { colour: 'toString' } }],
  [{ face: { skinColour: 'red' } }],
  [{ face: { skinColour: '#F0E0D0' } }],
  [{ face: { wings: 2 } }],
  [{ picture: { seed: -1 } }],
  [{ picture: { seed: '7' } }],
])('a stored portrait with %j is drawn with the default', (choices) => {
  expect(portraitOf(choices as PortraitChoices)).toEqual(portraitOf())
})

test('a removed option leaves the other choices as they are', () => {
  const hair = { fringe: 'mullet', length: 120 }
  expect(portraitOf({ hair } as object).hair).toEqual(portraitOf({ hair: { length: 120 } }).hair)
})
