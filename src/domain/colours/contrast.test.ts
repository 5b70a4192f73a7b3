import { expect, test } from 'vitest'
import { contrastBetween, moreReadable, READABLE_CONTRAST } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#0000ff', '#ffffff', 8.59],
])('computes the contrast of %s on %s as %d', (text, ground, contrast) => {
  expect(contrastBetween(text, ground)).toBeCloseTo(contrast, 2)
  expect(contrastBetween(ground, text)).toBeCloseTo(contrast, 2)
})

test('accepts the lightest grey that WCAG allows on white', () => {
  expect(contrastBetween('#767676', '#ffffff')).toBeGreaterThanOrEqual(READABLE_CONTRAST)
  expect(contrastBetween('#777777', '#ffffff')).toBeLessThan(READABLE_CONTRAST)
})

test('chooses ink on light colours and paper on deep ones', () => {
  expect(moreReadable('#fee2c9', '#faf6f0', '#221c18')).toBe('#221c18')
  expect(moreReadable('#323f5d', '#faf6f0', '#221c18')).toBe('#faf6f0')
})
