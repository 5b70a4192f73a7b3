import { expect, test } from 'vitest'
import {
  faceShapes,
  facialFeatures,
  facialTypes,
  neckLengths,
  shoulderWidths,
} from '#domain/surveys/survey-options.ts'
import { neckDrawing, shoulderDrawing } from './body-drawings.ts'
import { faceShapeDrawing, portraitFaceOf } from './face-shape-drawing.ts'
import { facialTypeDrawing } from './facial-type-drawing.ts'
import { featureDrawing } from './feature-drawing.ts'

const choices = [
  ...facialTypes.map((type) => [type, facialTypeDrawing(type)] as const),
  ...facialFeatures.map((feature) => [feature, featureDrawing(feature)] as const),
  ...neckLengths.map((neck) => [`neck ${neck}`, neckDrawing(neck)] as const),
  ...shoulderWidths.map((width) => [`shoulders ${width}`, shoulderDrawing(width)] as const),
]

test.each(choices)('[SRV-01] %s is drawn, with what sets it apart in clay', (_choice, drawing) => {
  const accents = drawing.strokes.filter(({ stroke, fill }) => stroke === 'clay' || fill === 'clay')

  expect(accents.length).toBeGreaterThan(0)
  expect(accents.length).toBeLessThan(drawing.strokes.length)
  for (const { path } of drawing.strokes) expect(path).not.toMatch(/NaN|undefined/)
})

test('[SRV-01] no two choices look the same', () => {
  const drawings = [
    ...faceShapes.map((shape) => faceShapeDrawing(shape)),
    ...choices.map(([, it]) => it),
  ]
  const looks = drawings.map((drawing) => JSON.stringify(drawing))

  expect(looks).toHaveLength(30)
  expect(new Set(looks).size).toBe(30)
})

test('a face shape is drawn in ink, and in clay once it is chosen', () => {
  const outline = (colour?: 'clay') => faceShapeDrawing('하트형', colour).strokes[1]?.stroke

  expect(outline()).toBe('ink')
  expect(outline('clay')).toBe('clay')
})

test('each face shape of the survey has its portrait', () => {
  expect(faceShapes.map(portraitFaceOf)).toEqual([
    'oval',
    'round',
    'long',
    'diamond',
    'heart',
    'square',
  ])
})
