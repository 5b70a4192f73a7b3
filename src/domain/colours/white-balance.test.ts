import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colourDifference } from './difference.ts'
import { hexOfLinear, labOf, linearOf } from './spaces.ts'
import { balanced, paperProblem, whiteBalance } from './white-balance.ts'

test('corrects paper under a light bulb to grey with the same green', () => {
  const paper = '#f2e0bc'
  const gains = whiteBalance(paper)
  expect(gains.red).toBeLessThan(1)
  expect(gains.blue).toBeGreaterThan(1)
  expect(balanced(paper, gains)).toBe('#e0e0e0')
})

test('removes the colour of the light from every colour', () => {
  const channel = fc.double({ min: 0.25, max: 1, noNaN: true })
  const light = fc.record({ red: channel, green: channel, blue: channel })
  fc.assert(
    fc.property(light, ({ red, green, blue }) => {
      const lit = (hex: string, most = 0.8) => {
        const seen = linearOf(hex)
        return hexOfLinear({
          red: seen.red * red * most,
          green: seen.green * green * most,
          blue: seen.blue * blue * most,
        })
      }
      const gains = whiteBalance(lit('#ffffff'))
      for (const colour of ['#808080', '#404040', '#c0c0c0']) {
        const { a, b } = labOf(balanced(lit(colour), gains))
        // Channels are integers from 0 to 255, which loses precision in dark colours.
        expect(Math.hypot(a, b)).toBeLessThan(4)
      }
    }),
  )
})

test('changes nothing in white light', () => {
  expect(balanced('#c07986', whiteBalance('#e8e8e8'))).toBe('#c07986')
})

test('corrects skin under a warm light', () => {
  const skin = '#d9b09a'
  const warm = { red: 1, green: 0.82, blue: 0.55 }
  const lit = (hex: string) => {
    const { red, green, blue } = linearOf(hex)
    return hexOfLinear({ red: red * warm.red, green: green * warm.green, blue: blue * warm.blue })
  }
  const seen = balanced(lit(skin), whiteBalance(lit('#dddddd')))
  const { a, b } = labOf(skin)
  expect(Math.hypot(labOf(seen).a - a, labOf(seen).b - b)).toBeLessThan(2.5)
  expect(colourDifference(lit(skin), skin)).toBeGreaterThan(6)
})

test('keeps factors finite for a channel without light', () => {
  expect(Object.values(whiteBalance('#ffee00')).every(Number.isFinite)).toBe(true)
  expect(Object.values(whiteBalance('#000000')).every(Number.isFinite)).toBe(true)
})

test.each([
  [['#e8e0d2', '#e9e1d4', '#e6ddd0'], null],
  [['#fffdf9', '#e9e1d4'], 'CLIPPED'],
  [['#ece4fa'], 'CLIPPED'],
  [['#f9f9f9'], null],
  [['#3c3a38', '#403d3a'], 'TOO_DARK'],
  [['#6a6a6a'], 'TOO_DARK'],
  [['#6b6b6b'], null],
  [['#e8e0d2', '#b9b3c4'], 'UNEVEN'],
  [['#e8e0d2', '#d2ccc6'], null],
  [['#e8e0d2', '#cfc9c3'], 'UNEVEN'],
] as const)('judges paper of %j: %s', (places, problem) => {
  expect(paperProblem(places)).toBe(problem)
})
