import { inks, mixed } from '../colour.ts'
import { power, sin } from '../geometry/deterministic-math.ts'
import { resample } from '../geometry/polyline.ts'
import { drawBlendedLid } from './blended-lid.ts'
import type { EyePlacer } from './eye-placer.ts'
import type { EyeShape } from './eye-shape.ts'
import type { FaceContext, Spot } from './face-context.ts'

/** Draws a closed eye: the lid, its fold, and three lashes on feminine faces. */
export function drawClosedEye(context: FaceContext, shape: EyeShape, place: EyePlacer) {
  const { sketch, face, manly, detail, isOlder } = context
  const line = face.eyeLine / 100
  const sag = isOlder ? 0.8 : 0
  const lid: Spot[] = [
    [-16, 1],
    [-9, 5],
    [0, 6.8 + sag],
    [9, 5.2 + sag],
    [16.5, 0.4 + shape.tilt * 0.4],
  ]
  if (face.makeUp === 'blended') drawBlendedLid(context, shape, place)
  else if (face.lidColour) {
    const rim: Spot[] = [
      [-16, 0],
      [-10, -6],
      [0, -8.6],
      [11, -6.4],
      [18, -1],
    ]
    sketch.area([place(rim), place(lid).reverse()], face.lidColour, 0.75)
    sketch.area(
      [
        place([
          [4, -5],
          [11, -4.6],
          [18, -0.6],
        ]),
        place([
          [9, 5.2],
          [16.5, 0.4],
        ]).reverse(),
      ],
      mixed(face.lidColour, inks.ink, 0.35),
      0.4,
    )
  }
  sketch.brush(
    resample(place(lid), detail === 'thumbnail' ? 5 : 8),
    (s) => 0.26 + (0.95 + 0.6 * line) * sin(Math.PI * power(s, 0.8)),
  )
  if (face.lids !== 'single' || isOlder) {
    sketch.line(
      place([
        [-13, -3],
        [0, -4.8 + sag],
        [13, -2.6 + sag],
      ]),
      0.35,
      { opacity: 0.6 },
    )
  }
  for (const fold of shape.folds.slice(face.lids === 'double' || face.lids === 'inner' ? 1 : 0)) {
    sketch.line(place(fold.spots), fold.width, { opacity: fold.opacity * 0.9 })
  }
  if (manly > 0.5 || detail === 'thumbnail') return
  const lashes: Spot[][] = [
    [
      [6, 6.6],
      [8, 10.4],
    ],
    [
      [10.6, 5],
      [14, 8.6],
    ],
    [
      [14.4, 2.5],
      [18.4, 5.5],
    ],
  ]
  sketch.lines(lashes.map(place), 0.55)
}
