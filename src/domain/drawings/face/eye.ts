import { itemAt } from '#domain/collections/lists.ts'
import { inks, mixed } from '../colour.ts'
import { cos, power, sin } from '../geometry/deterministic-math.ts'
import { lerp } from '../geometry/numbers.ts'
import { resample } from '../geometry/polyline.ts'
import { drawBlendedLid } from './blended-lid.ts'
import { drawClosedEye } from './closed-eye.ts'
import type { EyePlacer } from './eye-placer.ts'
import { EYE_X, type EyeShape, eyeShape, lidHeightAt } from './eye-shape.ts'
import type { FaceContext, Spot } from './face-context.ts'

/** Relative width of the far eye of a turned face. */
const FAR_EYE = 0.81

/** Draws an eye; `side` is the sign of x. */
export function drawEye(context: FaceContext, side: 1 | -1) {
  const { face, isTurned, put } = context
  const shape = eyeShape(context)
  const narrow = isTurned && side < 0 ? FAR_EYE : 1
  const middle = EYE_X + face.eyeSpacing
  const place: EyePlacer = (spots) =>
    put(
      spots.map(
        ([x, y]): Spot => [side * (middle + x * shape.size) * narrow, y * shape.size + shape.y, -1],
      ),
    )
  if (face.eyes === 'closed') drawClosedEye(context, shape, place)
  else drawOpenEye(context, shape, place, narrow)
}

function drawOpenEye(context: FaceContext, shape: EyeShape, place: EyePlacer, narrow: number) {
  const { sketch, face, manly, detail, isYoung, isOlder } = context
  const { upper, lower } = shape
  if (face.makeUp === 'blended') drawBlendedLid(context, shape, place)
  else if (face.lidColour) drawLidColour(context, shape, place, face.lidColour)
  sketch.area([place(upper), place(lower).reverse()], inks.white)
  drawIris(context, shape, place, narrow)

  const line = face.eyeLine / 100
  const wing: Spot = [19.6, shape.tilt - 2.4 - 2.4 * line]
  const withWing = manly > 0.55 && line < 0.5 ? upper : [...upper, wing]
  const thick = lerp(1.05, 0.82, manly) * (isOlder ? 0.85 : 1) + 0.75 * line
  sketch.brush(
    resample(place(withWing), detail === 'thumbnail' ? 6 : 9),
    (s) => 0.22 + thick * power(sin(Math.PI * power(s, 0.75)), 0.8),
  )
  sketch.line(place(lower.slice(1)), 0.3 + 0.35 * line, { opacity: 0.5 + 0.3 * line })
  for (const fold of shape.folds) {
    sketch.line(place(fold.spots), fold.width, { opacity: fold.opacity })
  }
  if (line > 0.3 && detail !== 'thumbnail' && face.makeUp === 'flat')
    drawLashes(context, shape, place)
  if (isYoung && detail === 'full' && manly < 0.5) {
    sketch.line(
      place([
        [-9, 9.4],
        [0, 10.6],
        [9, 9],
      ]),
      0.3,
      { opacity: 0.28 },
    )
  }
}

/** Draws the iris, clipped by the lids. */
function drawIris(
  { sketch, face, manly, isYoung, isOlder, detail, skin }: FaceContext,
  { upper, lower, size, look }: EyeShape,
  place: EyePlacer,
  narrow: number,
) {
  const radius = (lerp(6.8, 6.5, manly) + (isYoung ? 0.3 : isOlder ? -0.2 : 0)) * look
  const round = (r: number, steps: number): Spot[] =>
    Array.from({ length: steps }, (_, i) => {
      const angle = (i / steps) * 2 * Math.PI
      const [x, y] = [r * cos(angle), r * sin(angle) - 0.5]
      return [x, Math.min(lidHeightAt(lower, x) - 0.2, Math.max(lidHeightAt(upper, x) + 0.1, y))]
    })
  const colour = face.irisColour ?? inks.iris
  sketch.blob(place(round(radius, detail === 'thumbnail' ? 8 : 14)), { fill: colour })
  if (detail === 'full')
    sketch.blob(place(round(radius - 0.5, 12)), {
      stroke: mixed(colour, inks.pupil, 0.6),
      width: 0.7,
    })
  const [pupil, spark] = [itemAt(place([[0, -0.6]]), 0), itemAt(place([[2, -2.6]]), 0)]
  sketch.ellipse(pupil, 2.9 * size * narrow, 2.9 * size, { fill: inks.pupil })
  sketch.ellipse(spark, 1.25 * narrow, 1.25, { fill: face.skinColour ? inks.white : skin })
}

function drawLidColour(
  { sketch }: FaceContext,
  { upper, tilt }: EyeShape,
  place: EyePlacer,
  colour: string,
) {
  const rim: Spot[] = [
    [-16, 2],
    [-13, -5.5],
    [-7, -11],
    [1, -13.4],
    [10, -11.6],
    [18, -6.6],
    [22.5, -2.4],
  ]
  sketch.area([place(rim), place([...upper, [20, tilt - 1]]).reverse()], colour, 0.8)
  const deep: Spot[] = [
    [5, -8.4],
    [9, -10.8],
    [14.5, -8.8],
    [22, -3.6],
  ]
  sketch.area(
    [
      place(deep),
      place([
        [6, -6.4],
        [11.5, -3.4],
        [16.4, tilt],
        [20, tilt - 1],
      ]).reverse(),
    ],
    mixed(colour, inks.ink, 0.35),
    0.6,
  )
}

function drawLashes({ sketch }: FaceContext, { tilt }: EyeShape, place: EyePlacer) {
  const droop = tilt * 0.4
  // biome-ignore format: a lash a line
  const lashes: Spot[][] = [
    [[7, -7.2], [9.6, -11.4]],
    [[11.4, -5], [15, -8.8]],
    [[14.8, -2.4 + droop], [19, -6 + droop]],
  ]
  sketch.lines(lashes.map(place), 0.5)
}
