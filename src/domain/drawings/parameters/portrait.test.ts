import { expect, test } from 'vitest'
import type { Field } from './field.ts'
import { type PortraitChoices, PortraitError, portraitFields, portraitOf } from './portrait.ts'

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

test.each<[choices: object, parameter: string]>([
  [{ hair: { length: 261 } }, 'hair.length'],
  [{ hair: { length: 12.5 } }, 'hair.length'],
  [{ hair: { length: Number.NaN } }, 'hair.length'],
  [{ hair: { fringe: 'mullet' } }, 'hair.fringe'],
  [{ hair: { colour: 'toString' } }, 'hair.colour'],
  [{ face: { skinColour: 'red' } }, 'face.skinColour'],
  [{ face: { skinColour: '#F0E0D0' } }, 'face.skinColour'],
  [{ face: { wings: 2 } }, 'face.wings'],
  [{ picture: { seed: -1 } }, 'picture.seed'],
  [{ picture: { seed: '7' } }, 'picture.seed'],
])('refuses %j and names the parameter', (choices, parameter) => {
  expect(() => portraitOf(choices as PortraitChoices)).toThrow(PortraitError)
  expect(() => portraitOf(choices as PortraitChoices)).toThrow(parameter)
})
