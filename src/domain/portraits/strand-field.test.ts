import { expect, test } from 'vitest'
import { strandField } from './strand-field.ts'

test('the same seed draws the same lock, another seed another', () => {
  expect(strandField({ seed: 5 })).toEqual(strandField({ seed: 5 }))
  expect(strandField({ seed: 5 })).not.toEqual(strandField({ seed: 6 }))
})

test('a lock has as many strands as wanted, some of them in clay, and crosses the whole picture', () => {
  const { strokes } = strandField({ strands: 60, colour: 'paper' })

  expect(strokes).toHaveLength(60)
  expect(new Set(strokes.map(({ stroke }) => stroke))).toEqual(new Set(['clay', 'paper']))
  for (const { path } of strokes) expect(path).toMatch(/^M-60 /)
})
