import { expect, test } from 'vitest'
import { portraitFaces } from './face-outline.ts'
import { fringes } from './fringe.ts'
import { hairStyles } from './hair.ts'
import { MAX_STRANDS, portrait } from './portrait.ts'

const text = (drawing: { strokes: readonly { path: string }[] }) =>
  drawing.strokes.map(({ path }) => path).join('|')

test('the same seed draws the same portrait, another seed other hair', () => {
  expect(portrait({ seed: 5 })).toEqual(portrait({ seed: 5 }))
  expect(text(portrait({ seed: 5 }))).not.toBe(text(portrait({ seed: 6 })))
})

test('every face, hair style and fringe can be combined and none looks like another', () => {
  const all = portraitFaces.flatMap((face) =>
    hairStyles.flatMap((hair) =>
      fringes.map((fringe) => portrait({ face, hair, fringe, strands: 12 })),
    ),
  )

  expect(new Set(all.map(text)).size).toBe(all.length)
  for (const { strokes } of all) {
    for (const { path, opacity } of strokes) {
      expect(path).toMatch(/^M[-\d.\sMACLQSVHZclqsvhz]+$/)
      expect(opacity).toBeGreaterThan(0)
      expect(opacity).toBeLessThanOrEqual(1)
    }
  }
})

test('a portrait has as many strands as wanted and never more than its limit', () => {
  const strokes = (strands: number) => portrait({ hair: 'short', strands }).strokes.length

  expect(strokes(60) - strokes(20)).toBe(40)
  expect(strokes(5_000)).toBe(strokes(MAX_STRANDS))
})

test('about one strand in ten is in clay', () => {
  const hair = portrait({ hair: 'bob' }).strokes.slice(-MAX_STRANDS)
  const clay = hair.filter(({ stroke }) => stroke === 'clay').length

  expect(clay).toBeGreaterThan(2)
  expect(clay).toBeLessThan(25)
})

test('long hair falls behind the neck, a short cut does not', () => {
  const strokes = (hair: 'short' | 'long') => portrait({ hair, strands: 20 }).strokes.length

  expect(strokes('long') - strokes('short')).toBe(7)
})

test.each([
  { neck: 'long' },
  { neck: 'short' },
  { shoulders: 'wide' },
  { shoulders: 'narrow' },
  { features: ['넓은이마'] },
  { features: ['좁은이마'] },
  { features: ['중안부매'] },
  { features: ['돌출입'] },
  { features: ['쌍꺼풀'] },
] as const)('%o is seen in the portrait', (options) => {
  expect(text(portrait(options))).not.toBe(text(portrait()))
})

test('a portrait of full hair stays light enough to be sent inline', () => {
  for (const hair of hairStyles) {
    expect(text(portrait({ hair, fringe: 'full' })).length, hair).toBeLessThan(50_000)
  }
})
