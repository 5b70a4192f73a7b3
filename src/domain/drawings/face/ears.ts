import { inks } from '../colour.ts'
import { power } from '../geometry/deterministic-math.ts'
import type { Point } from '../geometry/polyline.ts'
import type { Sketch } from '../geometry/sketch.ts'
import type { HeadMeasures } from '../head/measures.ts'
import type { FaceParameters } from '../parameters/portrait.ts'

export interface EarContext {
  readonly sketch: Sketch
  readonly face: FaceParameters
  readonly head: HeadMeasures
  readonly skin: string
}

const sizes = { small: 0.86, medium: 1, large: 1.16 } as const

export const earSize = ({ face }: EarContext) =>
  sizes[face.ears] * (1 + 0.06 * (face.masculinity / 100)) * (face.age === 'older' ? 1.07 : 1)

/** Draws the visible part of an ear from the front. */
export function drawFrontEar(context: EarContext, side: 1 | -1) {
  drawEdgeOfEar(context, side * (context.head.cheek - 2.4), side, 9.4)
}

/** Draws the near ear of a turned head, half open to us. */
export function drawTurnedEar(context: EarContext, x: number) {
  drawEdgeOfEar(context, x, 1, 17)
}

function drawEdgeOfEar(context: EarContext, x: number, side: 1 | -1, usualWidth: number) {
  const { sketch, skin } = context
  const size = earSize(context)
  const width = usualWidth * power(size, 1.3)
  const place = (points: readonly Point[]) =>
    points.map(([u, v]): Point => [x + side * u * width, 12 + (v - 6) * size])
  // biome-ignore format: a shape reads as one line
  const rim: Point[] = [[0, -4], [0.24, -10], [0.62, -13.6], [0.94, -9], [1, 2], [0.88, 14], [0.66, 24], [0.44, 31.6], [0.14, 34.6], [-0.3, 31]]
  sketch.blob(place([...rim, [-0.5, 12]]), { fill: skin })
  sketch.line(place(rim), 0.65)
  if (usualWidth > 12) {
    sketch.line(
      place([
        [0.22, -2],
        [0.5, -8],
        [0.8, -4],
        [0.82, 6],
        [0.6, 18],
        [0.36, 26],
      ]),
      0.4,
    )
    sketch.line(
      place([
        [0.1, 10],
        [0.3, 13],
        [0.28, 19],
        [0.46, 22],
      ]),
      0.38,
      { opacity: 0.8 },
    )
  } else {
    sketch.line(
      place([
        [0.5, -6],
        [0.72, -2],
        [0.66, 10],
        [0.42, 24],
      ]),
      0.32,
      { opacity: 0.6 },
    )
  }
}

/** Draws the rim of an ear, as seen from behind. */
export function drawEarFromBehind(context: EarContext, side: 1 | -1) {
  const { sketch, head, skin } = context
  const size = earSize(context)
  const x = side * (head.cheek - 4)
  const place = (points: readonly Point[]) =>
    points.map(([u, v]): Point => [x + side * u * size, 12 + (v - 6) * size])
  const rim: Point[] = [
    [-2, -6],
    [5, -13],
    [10.6, -9],
    [11, 4],
    [8.4, 18],
    [5, 30],
    [1, 36],
    [-3, 30],
  ]
  sketch.blob(place(rim), { fill: skin, stroke: inks.ink, width: 0.65 })
  sketch.line(
    place([
      [5.4, -6],
      [7, 4],
      [4.6, 18],
      [1.6, 27],
    ]),
    0.3,
    { opacity: 0.5 },
  )
}
