import { expect, test } from 'vitest'
import { faceShapes } from '#domain/surveys/survey-options.ts'
import { faceShapeDrawing, portraitFaceOf } from './face-shape-drawing.ts'

test('no two face shapes look the same', () => {
  const looks = faceShapes.map((shape) => JSON.stringify(faceShapeDrawing(shape)))
  expect(new Set(looks).size).toBe(faceShapes.length)
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
