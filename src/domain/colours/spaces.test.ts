import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexOfLab, hexOfLinear, hexOfOklch, labOf, linearOf, oklchOf } from './spaces.ts'

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('converts any colour to each space and back', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      expect(hexOfLab(labOf(hex))).toBe(hex)
      expect(hexOfLinear(linearOf(hex))).toBe(hex)
      expect(hexOfOklch(oklchOf(hex))).toBe(hex)
    }),
    { numRuns: 2000, examples: [['#00cab2'], ['#000000'], ['#ffffff'], ['#00ff00']] },
  )
})

/** Computed from IEC 61966-2-1 and CIE 15 with the white point 0.95047, 1, 1.08883. */
test.each([
  ['#ffffff', 100, 0, 0],
  ['#000000', 0, 0, 0],
  ['#808080', 53.585, 0, 0],
  ['#ff0000', 53.241, 80.092, 67.203],
  ['#00ff00', 87.735, -86.183, 83.179],
  ['#0000ff', 32.297, 79.188, -107.86],
])('%s has the lightness %d, a %d and b %d under D65', (hex, lightness, a, b) => {
  const lab = labOf(hex)
  expect(Math.abs(lab.lightness - lightness)).toBeLessThan(0.02)
  expect(Math.abs(lab.a - a)).toBeLessThan(0.02)
  expect(Math.abs(lab.b - b)).toBeLessThan(0.02)
})

test('computes in linear light', () => {
  expect(linearOf('#bcbcbc').green).toBeCloseTo(0.5, 2)
})

test('lowers the chroma of colours outside of sRGB and keeps their hue', () => {
  const shown = oklchOf(hexOfOklch({ lightness: 0.6, chroma: 0.4, hue: 150 }))
  expect(Math.abs(shown.hue - 150)).toBeLessThan(4)
  expect(shown.chroma).toBeLessThan(0.25)
  expect(Math.abs(shown.lightness - 0.6)).toBeLessThan(0.03)
})

test('gives greys the hue 0', () => {
  expect(oklchOf('#777777').hue).toBe(0)
})

test.each(['red', '#fff', '', '#12345g', '#1234567'])('refuses %j as a colour', (text) => {
  expect(() => labOf(text)).toThrow(RangeError)
})
