import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawPortrait } from './draw-portrait.ts'
import { seededRandom } from './geometry/random.ts'
import { portraitOf } from './parameters/portrait.ts'
import { randomPortrait } from './parameters/random-portrait.ts'
import { drawingProblem } from './problem.ts'
import { portraitInStyle, styleNames } from './styles/style.ts'
import { toSvg } from './svg.ts'

const MAX_BYTES = { full: 20_000, medium: 14_000, thumbnail: 4_000 } as const

const compressedBytes = (svg: string) => gzipSync(svg, { level: 9 }).length

/** `scripts/fuzz-drawings.ts` tries more of them and reports sizes and times. */
test('draws any parameters completely, deterministically and within the size limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (seed) => {
      const portrait = randomPortrait(seededRandom(seed))
      const drawing = drawPortrait(portrait)
      const svg = toSvg(drawing)
      expect(drawingProblem(drawing)).toBeNull()
      expect(compressedBytes(svg)).toBeLessThanOrEqual(MAX_BYTES[portrait.picture.detail])
      expect(toSvg(drawPortrait(portrait))).toBe(svg)
    }),
    { numRuns: 300 },
  )
})

test('draws nine in ten random portraits without marks in at most 12 kB', () => {
  const random = seededRandom(11)
  const sizes = Array.from({ length: 120 }, () => {
    const { face, hair, picture } = randomPortrait(random)
    return compressedBytes(
      toSvg(
        drawPortrait({ face, hair, picture: { ...picture, detail: 'full', measures: 'none' } }),
      ),
    )
  })
  expect(sizes.filter((size) => size <= 12_000).length).toBeGreaterThanOrEqual(108)
})

test('draws different hair for another seed', () => {
  const withSeed = (seed: number) => toSvg(drawPortrait(portraitOf({ picture: { seed } })))
  expect(withSeed(1)).not.toBe(withSeed(2))
})

test('draws every style differently', () => {
  const pictures = styleNames.map((name) => toSvg(drawPortrait(portraitInStyle(name))))
  expect(new Set(pictures).size).toBe(24)
})

test('draws left and right views differently', () => {
  const from = (view: 'left' | 'right') =>
    toSvg(drawPortrait(portraitOf({ hair: { tucked: 'left' }, picture: { view } })))
  expect(from('left')).not.toBe(from('right'))
})
