import { expect, test } from 'vitest'
import { surveyBounds } from '#domain/limits/limits.ts'
import {
  discoveryChannels,
  faceShapes,
  facialFeatures,
  facialTypes,
  neckLengths,
  shoulderWidths,
  surveyDefaults,
} from './survey-options.ts'

test('[SRV-01] the survey offers the choices of the documents, none twice', () => {
  const offered = [faceShapes, facialTypes, facialFeatures, neckLengths, shoulderWidths]
  const counts = [...offered, discoveryChannels].map((choices) => new Set<string>(choices).size)

  expect(counts).toEqual([6, 6, 12, 3, 3, 6])
})

test('[SRV-03] an empty answer stands for one that could have been given', () => {
  const { heightCm, weightKg } = surveyBounds

  expect(surveyDefaults).toEqual({
    faceShape: '달걀형',
    heightCm: 170,
    weightKg: 60,
    discoveredVia: 'search',
  })
  expect(surveyDefaults.heightCm).toBeGreaterThan(heightCm.min)
  expect(surveyDefaults.heightCm).toBeLessThan(heightCm.max)
  expect(surveyDefaults.weightKg).toBeGreaterThan(weightKg.min)
  expect(surveyDefaults.weightKg).toBeLessThan(weightKg.max)
})
