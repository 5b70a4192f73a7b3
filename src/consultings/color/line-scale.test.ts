import { expect, test } from 'vitest'
import { alongScale, coloursAt, degreeOf, SCALE_STEPS, stepsOf } from './line-scale.ts'
import { lines } from './report-content.ts'

test('gives a position the colour of the scale at that point', () => {
  for (const line of lines) {
    const steps = stepsOf(line)
    expect(steps).toHaveLength(SCALE_STEPS)
    expect([coloursAt(line, -100), coloursAt(line, 0), coloursAt(line, 100)]).toEqual([
      steps[0],
      steps[5],
      steps[10],
    ])
  }
})

test('keeps every position on its scale', () => {
  expect(alongScale(-100)).toBeCloseTo(0.5 / SCALE_STEPS)
  expect(alongScale(0)).toBeCloseTo(0.5)
  expect(alongScale(100)).toBeCloseTo(1 - 0.5 / SCALE_STEPS)
})

test.each([
  [-100, -3],
  [-72, -3],
  [-71, -2],
  [-40, -2],
  [-12, -1],
  [-11, 0],
  [0, 0],
  [12, 1],
  [48, 2],
  [100, 3],
])('converts the position %i to the degree %i', (position, degree) => {
  expect(degreeOf(position)).toBe(degree)
})
