import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../geometry/random.ts'
import { decodePortrait, encodePortrait, PortraitTextError } from './encoding.ts'
import { portraitOf } from './portrait.ts'
import { randomPortrait } from './random-portrait.ts'

test('decodes any encoded portrait, and its text fits into a URL', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
      const portrait = randomPortrait(seededRandom(seed))
      const text = encodePortrait(portrait)
      expect(decodePortrait(text)).toEqual(portrait)
      expect(text).toMatch(/^[0-9a-zA-F-]{1,420}$/)
    }),
    { numRuns: 500 },
  )
})

test('encodes only what differs from the defaults', () => {
  expect(encodePortrait(portraitOf())).toBe('1')
  expect(encodePortrait(portraitOf({ face: { outline: 'square' }, hair: { length: -20 } }))).toBe(
    '1fa3hb-20',
  )
})

test.each([
  ['', 'nothing'],
  ['2', 'another version'],
  ['1fa9', 'a choice that does not exist'],
  ['1hb999', 'a length out of bounds'],
  ['1hb60', 'a default that need not be written'],
  ['1hb-20fa3', 'another order'],
  ['1fa3fa2', 'a parameter twice'],
  ['1hb07', 'a number with a leading zero'],
  ['1gp12ab34', 'a colour in small letters'],
  ['1zz1', 'an unknown key'],
  ['1fa3<script>', 'markup'],
  ['1constructor1', 'a name of JavaScript'],
])('refuses %j: %s', (text) => {
  expect(() => decodePortrait(text)).toThrow(PortraitTextError)
})

test('refuses random texts with a PortraitTextError', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      try {
        expect(encodePortrait(decodePortrait(text))).toBe(text)
      } catch (error) {
        expect(error).toBeInstanceOf(PortraitTextError)
      }
    }),
    { numRuns: 1000 },
  )
})
