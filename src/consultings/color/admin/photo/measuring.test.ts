import { expect, test } from 'vitest'
import { labOf } from '#domain/colours/spaces.ts'
import { angleOf, figuresOf, hairContrast, meanOfFace } from './figures.ts'
import {
  castOf,
  measuredPlaces,
  noMeasurements,
  paperOf,
  withPaper,
  withPick,
} from './measuring.ts'

/** Builds a photo with one colour on its left half and another on its right. */
function photo(left: readonly number[], right = left) {
  const width = 200
  const height = 100
  const data = Array.from({ length: width * height }, (_, at) => [
    ...(at % width < 100 ? left : right),
    255,
  ])
  return { width, height, data: data.flat() }
}
const left = { x: 50, y: 50 }
const right = { x: 150, y: 50 }

const bulb = photo([242, 224, 188], [205, 157, 122])

test('corrects paper under a light bulb to grey and removes the yellow from skin', () => {
  const measured = withPick(withPaper(noMeasurements, 'one', bulb, left), 'one', bulb, right)

  const [skin] = measuredPlaces(measured)
  expect(skin?.place).toBe('forehead')
  expect(labOf(skin!.hex).b).toBeLessThan(labOf('#cd9d7a').b - 5)
  expect(paperOf(measured, 'one')).toMatchObject({ seen: '#f2e0bc', problem: null })
})

test('also corrects places measured before the paper was found', () => {
  const before = withPick(noMeasurements, 'one', bulb, right)
  expect(measuredPlaces(before)).toEqual([{ place: 'forehead', hex: '#cd9d7a' }])

  const after = withPaper(before, 'one', bulb, left)
  expect(measuredPlaces(after)).not.toEqual(measuredPlaces(before))
})

test('corrects a photo by its own paper, or else by another photo’s', () => {
  const found = withPaper(noMeasurements, 'paper', bulb, left)
  expect(paperOf(noMeasurements, 'wrist')).toBeUndefined()
  expect(paperOf(found, 'wrist')?.photo).toBe('paper')

  const own = withPaper(found, 'wrist', photo([220, 224, 236]), left)
  expect(paperOf(own, 'wrist')?.photo).toBe('wrist')
  expect(paperOf(own, 'paper')?.photo).toBe('paper')
  expect(paperOf(own, 'face')?.photo).toBe('wrist')
})

test('replaces a photo’s paper when another one is picked', () => {
  const twice = withPaper(withPaper(noMeasurements, 'one', bulb, left), 'one', bulb, right)
  expect(twice.papers).toHaveLength(1)
})

test.each([
  [photo([255, 254, 250]), left, 'CLIPPED'],
  [photo([70, 66, 60]), left, 'TOO_DARK'],
  [photo([232, 224, 210], [185, 179, 196]), { x: 95, y: 50 }, 'UNEVEN'],
] as const)('says when paper does not determine the light', (pixels, point, problem) => {
  expect(withPaper(noMeasurements, 'one', pixels, point).papers[0]?.problem).toBe(problem)
})

test('asks for each place in turn until all are measured', () => {
  let measuring = noMeasurements
  const requested: string[] = []
  for (let press = 0; press < 7; press++) {
    requested.push(measuring.next)
    measuring = withPick(measuring, 'one', bulb, right)
  }
  expect(requested).toEqual(['forehead', 'cheek', 'chin', 'wrist', 'hair', 'iris', 'iris'])
})

test('measures a chosen place again', () => {
  const once = withPick(withPick(noMeasurements, 'one', bulb, right), 'one', bulb, right)
  const again = withPick({ ...once, next: 'forehead' }, 'one', bulb, left)
  expect(measuredPlaces(again)[0]).toEqual({ place: 'forehead', hex: '#f2e0bc' })
  expect(again.next).toBe('chin')
})

test.each([
  ['#f2e0bc', 'yellow'],
  ['#e2e6f2', 'blue'],
  ['#f2dde0', 'red'],
  ['#dcecdc', 'green'],
  ['#e9e8e6', 'none'],
] as const)('paper of %s has a cast of %s', (paper, cast) => {
  expect(castOf(paper)).toBe(cast)
})

test('leaves wrist, hair and iris out of the face’s mean', () => {
  const measured = [
    { place: 'forehead', hex: '#d0a898' },
    { place: 'cheek', hex: '#c8a092' },
    { place: 'wrist', hex: '#000000' },
    { place: 'hair', hex: '#3a3230' },
  ] as const
  const lightness = (labOf('#d0a898').lightness + labOf('#c8a092').lightness) / 2

  expect(meanOfFace(measured)?.lab.lightness).toBeCloseTo(lightness, 6)
  expect(hairContrast(measured)).toBeCloseTo(lightness - labOf('#3a3230').lightness, 6)
  expect(meanOfFace([{ place: 'hair', hex: '#3a3230' }])).toBeNull()
  expect(hairContrast([{ place: 'forehead', hex: '#d0a898' }])).toBeNull()
})

test('computes hue from 0 to 360 degrees, and a typology angle for skin only', () => {
  expect(figuresOf('#4169e1').hue).toBeGreaterThan(270)
  expect(figuresOf('#cdaa9b').hue).toBeLessThan(90)
  expect(angleOf({ place: 'cheek', hex: '#cdaa9b' })).toBeGreaterThan(40)
  expect(angleOf({ place: 'hair', hex: '#3a3230' })).toBeNull()
})
