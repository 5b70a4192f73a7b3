import { expect, test } from 'vitest'
import { lookCounts } from './look-counts.ts'

const looks = [
  { face_shape: 'round', style: 'layeredBob', count: 3 },
  { face_shape: 'round', style: 'softWaves', count: 1 },
  { face_shape: 'long', style: 'tuckedBob', count: 2 },
  { face_shape: 'long', style: 'comma', count: 4 },
] as const

test('counts what each choice would leave, with styles of one length together', () => {
  expect(lookCounts(looks, {})).toEqual({
    face_shapes: { oval: 0, round: 4, long: 6, square: 0, heart: 0, diamond: 0 },
    hair_lengths: { short: 4, bob: 5, medium: 0, long: 1 },
  })
})

test('a filter narrows the counts of the other filter, not its own', () => {
  const { face_shapes, hair_lengths } = lookCounts(looks, { face_shape: 'round' })
  expect(face_shapes).toMatchObject({ round: 4, long: 6 })
  expect(hair_lengths).toEqual({ short: 0, bob: 3, medium: 0, long: 1 })

  const both = lookCounts(looks, { face_shape: 'round', hair_length: 'short' })
  expect(both.face_shapes).toMatchObject({ round: 0, long: 4 })
  expect(both.hair_lengths).toMatchObject({ short: 0, bob: 3 })
})
