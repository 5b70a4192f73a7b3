import { itemAt } from '#domain/collections/lists.ts'
import { inks } from '../colour.ts'
import { cos, sin } from '../geometry/deterministic-math.ts'
import type { Point } from '../geometry/polyline.ts'
import type { FaceContext, Spot } from './face-context.ts'

type Frame = 'round' | 'square' | 'halfRim'

/** Outlines of lenses around their centre, counter-clockwise from the temple. */
const lenses: Readonly<Record<Frame, readonly (readonly [x: number, y: number])[]>> = {
  round: Array.from({ length: 10 }, (_, i) => [22 * cos(i * 0.6283), 20 * sin(i * 0.6283)]),
  square: [
    [23, -6],
    [22.4, -13],
    [12, -15.4],
    [-10, -15.4],
    [-21, -13],
    [-22.4, -4],
    [-20, 9],
    [-9, 15.4],
    [8, 15.4],
    [20, 10],
  ],
  halfRim: [
    [24, -6],
    [23, -12.4],
    [12, -14.6],
    [-10, -14.4],
    [-21, -12],
    [-22.4, -4],
    [-19, 8],
    [-8, 13.4],
    [9, 13.4],
    [21, 8],
  ],
}

const EYE_X = 32
const Y = 5
/** Depth of the lenses, in mm: in front of the eyes. Temples end at the ears. */
const LENS_Z = 90

export function drawGlasses(
  context: FaceContext,
  project: (place: readonly [number, number, number]) => Point,
) {
  const { sketch, face, head, isTurned } = context
  if (face.glasses === 'none') return
  const frame = face.glasses
  const curved = (x: number, y: number) => project([x, y + Y, LENS_Z - (x * x) / 225])
  const width = frame === 'square' ? 1.15 : 0.85
  for (const side of [-1, 1]) {
    const rim = lenses[frame].map(([x, y]) => curved(side * (EYE_X + x), y))
    sketch.blob(rim, { fill: inks.white, opacity: 0.08 })
    if (frame === 'halfRim') {
      sketch.line([...rim.slice(0, 6)], 1.3)
      sketch.line([...rim.slice(5), itemAt(rim, 0)], 0.35, { opacity: 0.7 })
    } else sketch.blob(rim, { stroke: inks.ink, width })
    if (!(isTurned && side < 0)) {
      const hinge: Spot = [side * (EYE_X + 23), -8 + Y]
      sketch.line(
        [curved(hinge[0], -8), project([side * (head.cheek + 1), Y - 9, isTurned ? 6 : 40])],
        width,
      )
    }
  }
  sketch.line([curved(-10.4, -5), curved(0, -9), curved(10.4, -5)], width)
}

/** Draws glasses from the side: the lens by its edge, the temple along the head. */
export function drawSideGlasses({ sketch, face }: FaceContext) {
  if (face.glasses === 'none') return
  const width = face.glasses === 'square' ? 1.15 : 0.9
  const rim: Point[] = [
    [-87, -8],
    [-89, 4],
    [-87, 17],
    [-81, 21],
    [-76, 14],
    [-75, 2],
    [-78, -9],
    [-83, -12],
  ]
  sketch.blob(rim, { fill: inks.white, opacity: 0.2 })
  sketch.blob(rim, { stroke: inks.ink, width: face.glasses === 'halfRim' ? 0.5 : width })
  sketch.line(
    [
      [-77, -5],
      [-40, -3.4],
      [0, -2],
      [9, 2],
    ],
    width,
  )
}
