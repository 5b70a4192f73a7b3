import { expect, test } from 'vitest'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { toSvg } from '#domain/drawings/svg.ts'
import {
  faceShapes,
  facialFeatures,
  facialTypes,
  type HairAnswers,
  neckLengths,
  shoulderWidths,
} from './survey.ts'
import { faceOfSurvey } from './survey-face.ts'

const pictureOf = (answers: HairAnswers, view: 'front' | 'left' = 'front') =>
  toSvg(drawPortrait(portraitOf({ face: faceOfSurvey(answers), picture: { view } })))

/** A face has double lids by default, so this answer changes nothing. */
const changing = facialFeatures.filter((feature) => feature !== '쌍꺼풀')

test('changes the face with every answer', () => {
  const pictures = [
    ...faceShapes.map((face_shape) => pictureOf({ face_shape })),
    ...facialTypes.map((facial_type) => pictureOf({ facial_type })),
    ...facialFeatures.map((feature) => pictureOf({ features: [feature] })),
    ...neckLengths.slice(0, 1).map((neck_length) => pictureOf({ neck_length })),
    pictureOf({ neck_length: 'long' }),
    ...shoulderWidths
      .filter((width) => width !== 'normal')
      .map((shoulder) => pictureOf({ shoulder })),
  ]
  expect(new Set(pictures).size).toBe(pictures.length)
})

test.each(changing)('shows %s from the front and from the side', (feature) => {
  for (const view of ['front', 'left'] as const) {
    expect(pictureOf({ features: [feature] }, view)).not.toBe(pictureOf({}, view))
  }
})

test('draws a face with all features', () => {
  expect(() => pictureOf({ facial_type: '주걱턱', features: facialFeatures })).not.toThrow()
})
