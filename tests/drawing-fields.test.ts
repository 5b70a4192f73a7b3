import { expect, test } from 'vitest'
import { drawingField, featuresField } from '#contract/drawing-fields.ts'
import type { Field } from '#domain/drawings/parameters/field.ts'
import { hairFields } from '#domain/drawings/parameters/hair-fields.ts'
import { namedStyles, styleNames } from '#domain/drawings/styles/style.ts'

const accepts = (value: unknown) => drawingField.safeParse(value).success
const problemsOf = (value: unknown) =>
  drawingField.safeParse(value).error?.issues.map(({ path, code }) => [path.join('.'), code])

test.each(styleNames)('accepts the named style %s', (name) => {
  expect(drawingField.parse(namedStyles[name])).toEqual(namedStyles[name])
})

test('every parameter is optional', () => {
  expect(drawingField.parse({})).toEqual({})
})

test.each(Object.entries<Field>(hairFields))('accepts %s within its bounds only', (name, field) => {
  switch (field.kind) {
    case 'choice':
      for (const option of field.options) expect(accepts({ [name]: option })).toBe(true)
      expect(accepts({ [name]: 'mullet' })).toBe(false)
      break
    case 'amount':
      expect(accepts({ [name]: field.min })).toBe(true)
      expect(accepts({ [name]: field.max })).toBe(true)
      expect(problemsOf({ [name]: field.min - 1 })).toEqual([[name, 'too_small']])
      expect(problemsOf({ [name]: field.max + 1 })).toEqual([[name, 'too_big']])
      expect(accepts({ [name]: field.min + 0.5 })).toBe(false)
      expect(accepts({ [name]: `${field.min}` })).toBe(false)
      break
    case 'colour':
      expect(accepts({ [name]: '#a1b2c3' })).toBe(true)
      expect(accepts({ [name]: null })).toBe(true)
      expect(accepts({ [name]: 'red' })).toBe(false)
  }
})

test('refuses an unknown parameter', () => {
  expect(problemsOf({ length: 50, hair: 'bob' })).toEqual([['', 'unrecognized_keys']])
})

test('features cannot define an outline', () => {
  expect(featuresField.safeParse({ lids: 'single', neck: 'long' }).success).toBe(true)
  expect(featuresField.safeParse({ outline: 'round' }).success).toBe(false)
})
