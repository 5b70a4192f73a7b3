import { expect, test } from 'vitest'
import { discoveryChannels } from '#domain/surveys/discovery-channels.ts'
import {
  faceShapes,
  facialFeatures,
  facialTypes,
  hairQuestions,
  neckLengths,
  shoulderWidths,
} from './survey.ts'

test('[SRV-01] offers exactly the specified choices', () => {
  const offered = [faceShapes, facialTypes, facialFeatures, neckLengths, shoulderWidths]
  const counts = [...offered, discoveryChannels].map((choices) => new Set<string>(choices).size)

  expect(counts).toEqual([6, 6, 12, 3, 3, 6])
})

test('[SRV-03] uses the specified blank values, which are valid answers', () => {
  const { face_shape, height_cm, weight_kg, discovered_via } = hairQuestions

  expect([face_shape, height_cm, weight_kg, discovered_via].map(({ blank }) => blank)).toEqual([
    '달걀형',
    170,
    60,
    'search',
  ])
  for (const { blank, min, max } of [height_cm, weight_kg]) {
    expect(blank).toBeGreaterThan(min)
    expect(blank).toBeLessThan(max)
  }
})
