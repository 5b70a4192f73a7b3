import { expect, test } from 'vitest'
import {
  faceShapes,
  facialFeatures,
  facialTypes,
  neckLengths,
  shoulderWidths,
} from '#domain/surveys/survey-options.ts'
import { drawPortrait } from '../draw-portrait.ts'
import { toSvg } from '../svg.ts'
import { portraitOf } from './portrait.ts'
import { faceOfSurvey, type SurveyAnswers } from './survey-face.ts'

const plain: SurveyAnswers = {
  faceShape: '달걀형',
  facialType: null,
  features: [],
  neck: 'normal',
  shoulders: 'normal',
}

const pictureOf = (answers: Partial<SurveyAnswers>, view: 'front' | 'left' = 'front') =>
  toSvg(
    drawPortrait(portraitOf({ face: faceOfSurvey({ ...plain, ...answers }), picture: { view } })),
  )

/** A double lid is what a face has when nothing is said. */
const changing = facialFeatures.filter((feature) => feature !== '쌍꺼풀')

test('every answer of the survey changes the face', () => {
  const pictures = [
    ...faceShapes.map((faceShape) => pictureOf({ faceShape })),
    ...facialTypes.map((facialType) => pictureOf({ facialType })),
    ...facialFeatures.map((feature) => pictureOf({ features: [feature] })),
    ...neckLengths.slice(0, 1).map((neck) => pictureOf({ neck })),
    pictureOf({ neck: 'long' }),
    ...shoulderWidths
      .filter((width) => width !== 'normal')
      .map((shoulders) => pictureOf({ shoulders })),
  ]
  expect(new Set(pictures).size).toBe(pictures.length)
})

test.each(changing)('%s is seen from the front and from the side', (feature) => {
  for (const view of ['front', 'left'] as const) {
    expect(pictureOf({ features: [feature] }, view)).not.toBe(pictureOf({}, view))
  }
})

test('all features at once make a face', () => {
  expect(() => pictureOf({ facialType: '주걱턱', features: facialFeatures })).not.toThrow()
})
