import { expect, test } from 'vitest'
import { colorReport } from './report.ts'
import { colorContent } from './report-content.ts'
import { portraitOfColorSurvey } from './survey-portrait.ts'

const missingOf = (content: object) =>
  colorReport.missing(colorContent.parse(content)).map((path) => path.join('.'))

test('[RPT-02] lists every field that is required for publishing', () => {
  expect(missingOf({})).toEqual([
    'season',
    'best',
    'avoided',
    ...['undertone', 'value', 'chroma', 'contrast'].map((line) => `lines.${line}.text`),
    'headline',
    'summary',
    ...['lip', 'cheek', 'eye', 'hair', 'metal'].map((area) => `make_up.${area}.text`),
    ...['daily', 'special'].map((occasion) => `looks.${occasion}.steps.0`),
    'outro',
    'consultant_name',
  ])
})

test('[RPT-02] lists each avoided colour without a reason', () => {
  const colour = { hex: '#c07986', names: { ko: '말린 장미', en: '', vi: '' } }
  const avoided = [
    { colour, why: '떠 보여요.' },
    { colour, why: ' ' },
  ]
  expect(missingOf({ avoided }).filter((field) => field.startsWith('avoided'))).toEqual([
    'avoided.1.why',
    'avoided',
  ])
})

test('has an empty first step for each look', () => {
  const { looks } = colorReport.withPlaces(colorContent.parse({}))
  expect([looks.daily.steps, looks.special.steps]).toEqual([[''], ['']])
})

test('starts with the eyes and hair of the survey only', () => {
  const answers = { eye_colour: 'hazel', hair_colour: 'blue_black' } as const
  expect(colorReport.begin(portraitOfColorSurvey(answers))).toEqual({
    ...colorContent.parse({}),
    drawn: { face_shape: 'oval', face: { irisColour: '#7d6a34' }, hair: { dye: '#141a26' } },
  })
  expect(colorReport.begin(portraitOfColorSurvey({}))).toEqual(colorContent.parse({}))
})
