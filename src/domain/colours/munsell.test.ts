import fc from 'fast-check'
import { munsellToHex } from 'munsell'
import { expect, test } from 'vitest'
import { colourDifference } from './difference.ts'
import { nearestCode } from './munsell.ts'

const NOTATION =
  /^(N (10|\d(\.5)?)|(2\.5|5|7\.5|10)(R|YR|Y|GY|G|BG|B|PB|P|RP) (10|\d(\.5)?)\/[1-9]\d?)$/

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('has a notation for every sRGB colour', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      expect(nearestCode(hex)).toMatch(NOTATION)
    }),
    { numRuns: 2000 },
  )
})

test('finds a notation close to the colour', () => {
  const painted = fc.constantFrom('#c07986', '#8fb39a', '#2b4a7a', '#d7b489', '#6b3d24', '#e8d2dc')
  fc.assert(
    fc.property(painted, (hex) => {
      expect(colourDifference(munsellToHex(nearestCode(hex)), hex)).toBeLessThan(4)
    }),
  )
})

test.each([
  ['#ffffff', 'N 10'],
  ['#000000', 'N 0'],
  ['#c07986', '10RP 6/7'],
  ['#dfafb9', '7.5RP 7.5/5'],
  ['#f0f0f0', 'N 9.5'],
  ['#ff0000', '7.5R 5/20'],
])('converts %s to %s', (hex, code) => {
  expect(nearestCode(hex)).toBe(code)
})

test('reproduces the notations of the Munsell Book of Color', () => {
  for (const code of [
    '5R 4/12',
    '10YR 8/4',
    '5GY 7/8',
    '2.5B 5/6',
    '10PB 4/10',
    '7.5P 6/6',
    'N 5',
  ]) {
    expect(nearestCode(munsellToHex(code))).toBe(code)
  }
})
