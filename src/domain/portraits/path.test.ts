import { expect, test } from 'vitest'
import { closedSpline, ellipse, type Point, resample, spline } from './path.ts'

/** Where the pen is after each piece of a path that `spline` wrote. */
function pens(path: string): Point[] {
  const [start = '', ...pieces] = path.replace('M', '').split(/[cs]/)
  let [x, y] = start.split(' ').map(Number) as [number, number]
  return pieces.map((piece) => {
    const [dx, dy] = piece.split(' ').map(Number).slice(-2) as [number, number]
    ;[x, y] = [x + dx, y + dy]
    return [x, y]
  })
}

test('a spline passes through its points, and rounding does not add up on the way', () => {
  const points = Array.from({ length: 200 }, (_, i): Point => [i * 1.037, Math.sin(i) * 33.333])

  for (const [i, [x, y]] of pens(spline(points)).entries()) {
    expect(Math.abs(x - points[i + 1]![0])).toBeLessThan(0.06)
    expect(Math.abs(y - points[i + 1]![1])).toBeLessThan(0.06)
  }
})

test('a straight line stays straight', () => {
  expect(
    spline([
      [0, 0],
      [0, 6],
      [0, 12],
    ]),
  ).toBe('M0 0c0 1 0 4 0 6s0 5 0 6')
})

test('a closed spline comes back to where it began', () => {
  const path = closedSpline([
    [0, 0],
    [10, 0],
    [10, 10],
  ])

  expect(pens(path.replace('Z', '')).at(-1)).toEqual([0, 0])
  expect(path.endsWith('Z')).toBe(true)
})

test('an ellipse is two arcs', () => {
  expect(ellipse([10, 20], 5, 3)).toBe('M5 20A5 3 0 1 1 15 20A5 3 0 1 1 5 20Z')
})

test('points are spread evenly along a line', () => {
  const corner: Point[] = [
    [0, 0],
    [4, 0],
    [4, 4],
  ]

  expect(resample(corner, 5)).toEqual([
    [0, 0],
    [2, 0],
    [4, 0],
    [4, 2],
    [4, 4],
  ])
})
