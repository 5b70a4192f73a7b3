import type { Point } from '../geometry/polyline.ts'
import { type EarContext, earSize } from './ears.ts'

/** Draws an ear from the side: rim, inner fold, tragus and lobe. */
export function drawSideEar(context: EarContext) {
  const { sketch, skin } = context
  const size = earSize(context)
  const place = (points: readonly Point[]) =>
    points.map(([x, y]): Point => [2 + x * size, 12 + (y - 12) * size])
  const rim: Point[] = [
    [1, 8],
    [1.5, -2],
    [7, -12],
    [17, -16.5],
    [26, -11],
    [29, 2],
    [25, 18],
    [18.6, 30],
    [13, 41],
    [6.4, 44.4],
    [1.4, 40],
    [1, 30],
  ]
  sketch.blob(place(rim), { fill: skin })
  sketch.line(place([...rim.slice(1, -1), [1.4, 40], [1, 32]]), 0.65)
  sketch.line(
    place([
      [6.4, -3],
      [11, -9],
      [18, -10.4],
      [23, -4],
      [22.4, 8],
      [17.4, 20],
      [12.6, 28],
    ]),
    0.4,
  )
  sketch.line(
    place([
      [12.4, -2],
      [17.6, -3],
      [18.4, 5],
      [13.8, 12],
    ]),
    0.32,
    { opacity: 0.7 },
  )
  sketch.line(
    place([
      [1.4, 9],
      [5.6, 13],
      [5, 20],
      [9.4, 25],
      [14, 22],
    ]),
    0.45,
  )
}
