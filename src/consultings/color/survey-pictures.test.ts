import { expect, test } from 'vitest'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import { type PortraitChoices, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { drawingProblem } from '#domain/drawings/problem.ts'
import { toSvg } from '#domain/drawings/svg.ts'
import { eyeColours } from './survey.ts'
import { faceOfColorSurvey } from './survey-face.ts'
import { portraitPictures } from './survey-pictures.ts'
import { makeupAreas, wornMakeup } from './worn-makeup.ts'

const svgOf = (choices: PortraitChoices) => toSvg(drawPortrait(portraitOf(choices)))
const lookOf = (answers: Readonly<Record<string, unknown>>, area: (typeof makeupAreas)[number]) =>
  svgOf(wornMakeup(answers, area))

test.each(Object.entries(portraitPictures))(
  '[KINDS] draws every answer about %s differently',
  (_question, pictures) => {
    const looks = Object.values(pictures).map(svgOf)
    expect(new Set(looks).size).toBe(looks.length)
    for (const each of Object.values(pictures)) {
      expect(drawingProblem(drawPortrait(portraitOf(each)))).toBeNull()
    }
  },
)

test('[KINDS] draws the eyes that the survey names', () => {
  const irises = eyeColours.map((eye_colour) => faceOfColorSurvey({ eye_colour }).irisColour)
  expect(new Set(irises).size).toBe(eyeColours.length)
  expect(faceOfColorSurvey({ eye_colour: 'unsure' })).toStrictEqual({})
  expect(faceOfColorSurvey({})).toStrictEqual({})
})

test.each([
  ['base_makeup', ['cushion']],
  ['eye_makeup', ['brows']],
  ['eye_makeup', ['shadow']],
  ['eye_makeup', ['liner']],
  ['eye_makeup', ['mascara']],
  ['eye_makeup', ['lenses']],
  ['lip_makeup', ['tint']],
  ['lip_makeup', ['lipstick']],
  ['cheek_makeup', ['blush']],
] as const)('[KINDS] shows %s of %j in its own picture and in the whole face', (area, steps) => {
  const answers = { [area]: steps }
  expect(lookOf(answers, area)).not.toBe(lookOf({}, area))
  expect(lookOf(answers, 'base_makeup')).not.toBe(lookOf({}, 'base_makeup'))
  for (const other of makeupAreas.filter((each) => each !== area && each !== 'base_makeup')) {
    if (area !== 'base_makeup') expect(lookOf(answers, other)).toBe(lookOf({}, other))
  }
})

test('[KINDS] draws every step of eye make-up differently', () => {
  const steps = ['brows', 'shadow', 'liner', 'mascara', 'lenses']
  const looks = steps.map((step) => lookOf({ eye_makeup: [step] }, 'eye_makeup'))
  expect(new Set(looks).size).toBe(steps.length)
})
