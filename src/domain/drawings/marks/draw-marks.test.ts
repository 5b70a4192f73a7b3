import { expect, test } from 'vitest'
import { inks } from '../colour.ts'
import { drawPortrait } from '../draw-portrait.ts'
import { type PortraitChoices, portraitOf } from '../parameters/portrait.ts'
import { drawingProblem } from '../problem.ts'
import { portraitInStyle, styleNames } from '../styles/style.ts'
import { cutPlanOf } from './cut-plan.ts'
import { elevationOf } from './sections.ts'

const labelsOf = ({ picture, ...choices }: PortraitChoices) =>
  drawPortrait(portraitOf({ ...choices, picture: { measures: 'plan', ...picture } })).labels

const HAIR: PortraitChoices['hair'] = {
  length: 66,
  layers: 80,
  layersStart: -40,
  parting: '7:3',
  partingSide: 'left',
  fringe: 'curtain',
}

test('sets the ruler’s zero at the chin', () => {
  const zero = labelsOf({}).find(({ text }) => text === '0')!
  expect(zero.y).toBeCloseTo(108 + 3, 5)
})

test('[C-10] numbers each part of the plan in the picture', () => {
  const plan = cutPlanOf(portraitOf({ hair: HAIR }))
  const views = ['front', 'left'] as const
  const shown = views.flatMap((view) => labelsOf({ hair: HAIR, picture: { view } }))
  const badges = shown.filter(({ colour }) => colour === inks.paper).map(({ text }) => text)
  expect([...new Set(badges)].sort()).toEqual(plan.map((_, at) => `${at + 1}`))
})

test('[C-10] places a length’s number at the height of its sentence', () => {
  const at = (length: number) => {
    const hair = { ...HAIR, length }
    const place = cutPlanOf(portraitOf({ hair })).findIndex(({ part }) => part === 'length') + 1
    return labelsOf({ hair }).find(({ text, x }) => text === `${place}` && x < -150)!.y
  }
  expect(at(120) - at(90)).toBeCloseTo(30, 5)
})

test('keeps numbers at the edge apart', () => {
  const labels = labelsOf({ hair: { length: 4, layers: 60, layersStart: 2, fringe: 'curtain' } })
  const heights = labels
    .filter(({ x }) => x < -165)
    .map(({ y }) => y)
    .sort((a, b) => a - b)
  expect(heights.length).toBe(3)
  for (let i = 1; i < heights.length; i++) {
    expect(heights[i]! - heights[i - 1]!).toBeGreaterThanOrEqual(16.9)
  }
})

test('holds hair of one length flat and layered crown hair straight out', () => {
  expect(elevationOf(portraitOf().hair, 'top')).toBe(0)
  const layered = portraitOf({ hair: { layers: 92 } }).hair
  expect(elevationOf(layered, 'top')).toBe(90)
  expect(elevationOf(layered, 'nape')!).toBeLessThan(45)
  expect(elevationOf(portraitOf({ hair: { cut: 'twoBlock' } }).hair, 'nape')).toBeNull()
})

test.each(styleNames)('draws the marks of %s completely in every view', (name) => {
  for (const view of ['front', 'threeQuarterRight', 'left', 'right', 'back'] as const) {
    const portrait = portraitInStyle(name, {
      hair: { colour: 'plan' },
      picture: { view, frame: 'plan', measures: 'plan' },
    })
    expect(drawingProblem(drawPortrait(portrait))).toBeNull()
  }
})
