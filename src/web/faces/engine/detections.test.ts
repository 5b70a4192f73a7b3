import { expect, test } from 'vitest'
import { readDetections } from './detections.ts'

const CANDIDATES = 896
/** The detector's replies: no face anywhere. */
const nothing = () => ({
  scores: new Float32Array(CANDIDATES).fill(-10),
  numbers: new Float32Array(CANDIDATES * 16),
})
const box = (width: number, height: number) => [0, 0, width, height, -20, -10, 20, -10]

test('a candidate of the fine grid is read from its cell', () => {
  const { scores, numbers } = nothing()
  // The second candidate of the cell in column 3, row 2: cells are 16 pixels wide.
  const at = (2 * 16 + 3) * 2 + 1
  scores[at] = 4
  numbers.set(box(100, 120), at * 16)

  const [face, ...others] = readDetections(scores, numbers)

  expect(others).toEqual([])
  expect(face).toMatchObject({
    centre: { x: 56, y: 40 },
    width: 100,
    height: 120,
    eyes: [
      { x: 36, y: 30 },
      { x: 76, y: 30 },
    ],
    score: expect.closeTo(0.982, 3),
  })
})

test('a candidate of the coarse grid is read from its cell', () => {
  const { scores, numbers } = nothing()
  // The first of six candidates of the cell in column 1, row 7: cells are 32 pixels wide.
  const at = 512 + (7 * 8 + 1) * 6
  scores[at] = 4
  numbers.set(box(60, 60), at * 16)

  expect(readDetections(scores, numbers)[0]?.centre).toEqual({ x: 48, y: 240 })
})

test('candidates for one face count once, two faces twice, the surest first', () => {
  const { scores, numbers } = nothing()
  for (const [at, score] of [
    [0, 2],
    [1, 3],
    [200, 5],
  ] as const) {
    scores[at] = score
    numbers.set(box(40, 40), at * 16)
  }

  expect(readDetections(scores, numbers).map(({ score }) => score)).toEqual([
    expect.closeTo(0.993, 3),
    expect.closeTo(0.953, 3),
  ])
})
