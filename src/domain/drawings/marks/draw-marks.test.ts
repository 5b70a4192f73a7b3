import { expect, test } from 'vitest'
import { drawPortrait } from '../draw-portrait.ts'
import { lengthOf } from '../geometry/vector.ts'
import { portraitOf } from '../parameters/portrait.ts'
import { drawingProblem } from '../problem.ts'
import { portraitInStyle, styleNames } from '../styles/style.ts'
import type { MarkWords } from './mark-words.ts'
import { elevationOf, sectionNumber } from './sections.ts'

const words: MarkWords = {
  length: 'Length',
  layers: 'Layers',
  fringe: 'Fringe',
  parting: 'Parting',
  volume: 'Volume',
  measure: (mm) => `${Math.round(mm)} mm`,
  fromChin: (mm) => `${mm} mm`,
  ratio: (ratio, side) => `${ratio} ${side}`,
}

const labelsOf = (choices: Parameters<typeof portraitOf>[0]) =>
  drawPortrait(portraitOf(choices), { words }).labels

test('the ruler’s zero stands at the chin', () => {
  const zero = labelsOf({}).find(({ text }) => text === '0')!
  expect(zero.y).toBeCloseTo(108 + 2.4, 5)
})

test('length, layers and parting are named by their parameters', () => {
  const texts = labelsOf({
    hair: { length: 66, layers: 80, layersStart: -40, parting: '7:3', partingSide: 'left' },
  }).map(({ text }) => text)
  expect(texts).toContain('Length 66 mm')
  expect(texts).toContain('Layers -40 mm')
  expect(texts).toContain('Parting 7:3 left')
})

test('a fringe is measured along its strand, which is longer than its height', () => {
  const label = labelsOf({ hair: { fringe: 'full' } }).find(({ text }) =>
    text.startsWith('Fringe'),
  )!
  const mm = Number(label.text.match(/\d+/)![0])
  expect(mm).toBeGreaterThan(95)
  expect(mm).toBeLessThan(170)
  expect(
    lengthOf([
      [0, 0, 0],
      [3, 4, 0],
    ]),
  ).toBe(5)
})

test('labels of heights do not touch each other', () => {
  const labels = labelsOf({ hair: { length: 4, layers: 60, layersStart: 2, fringe: 'curtain' } })
  const heights = labels
    .filter(({ x }) => x < -150)
    .map(({ y }) => y)
    .sort((a, b) => a - b)
  expect(heights.length).toBe(3)
  for (let i = 1; i < heights.length; i++) {
    expect(heights[i]! - heights[i - 1]!).toBeGreaterThanOrEqual(10.9)
  }
})

test('hair of one length is held flat, the crown of layered hair straight out', () => {
  expect(elevationOf(portraitOf().hair, 'top')).toBe(0)
  const layered = portraitOf({ hair: { layers: 92 } }).hair
  expect(elevationOf(layered, 'top')).toBe(90)
  expect(elevationOf(layered, 'nape')!).toBeLessThan(45)
  expect(elevationOf(portraitOf({ hair: { cut: 'twoBlock' } }).hair, 'nape')).toBeNull()
  expect(sectionNumber('nape')).toBe(1)
})

test.each(styleNames)('marks of %s are whole in every view', (name) => {
  for (const view of ['front', 'threeQuarterRight', 'left', 'right', 'back'] as const) {
    const portrait = portraitInStyle(name, {
      hair: { colour: 'plan' },
      picture: { view, frame: 'plan' },
    })
    expect(drawingProblem(drawPortrait(portrait, { words }))).toBeNull()
  }
})
