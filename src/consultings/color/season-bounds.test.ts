import { expect, test } from 'vitest'
import { boundsProblem } from '#tests/support/bounds-problem.ts'
import type { SeasonBounds } from './season-bounds.ts'

const cool: SeasonBounds = {
  lightness: [0.3, 0.8],
  chroma: [0.05, 0.18],
  hues: [
    [160, 360],
    [0, 20],
  ],
}

test.each([
  ['#c0507c', 'face', null],
  ['#4a6fa8', 'garment', null],
  ['#f4dbe4', 'face', 'LIGHTNESS'],
  ['#141c30', 'garment', 'LIGHTNESS'],
  ['#d4006a', 'face', 'CHROMA'],
  ['#8a8d92', 'garment', 'CHROMA'],
  ['#8a8d92', 'base', null],
  ['#8a5a2b', 'garment', 'HUE'],
  ['#8a6f55', 'base', 'HUE'],
] as const)('checks %s as %s against a season’s bounds: %s', (hex, use, problem) => {
  expect(boundsProblem(hex, use, cool)).toBe(problem)
})
