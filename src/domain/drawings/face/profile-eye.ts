import { inks } from '../colour.ts'
import { power, sin } from '../geometry/deterministic-math.ts'
import { lerp } from '../geometry/numbers.ts'
import { type Point, resample } from '../geometry/polyline.ts'
import { drawBlendedProfileLid } from './blended-lid.ts'
import type { ProfileEyePlacer } from './eye-placer.ts'
import type { FaceContext } from './face-context.ts'
import { drawProfileLidFolds } from './profile-lid-folds.ts'

/** How much lower the outer lid of an older eye is, in mm. */
const DROOP = 1.4

export function drawProfileEye(context: FaceContext) {
  const { face, isYoung, isOlder, manly } = context
  const size = (isYoung ? 1.12 : isOlder ? 0.93 : 1) * (face.eyeSize / 100) * lerp(1, 0.94, manly)
  const depth = face.eyeDepth / 100
  const out = 2.2 * Math.max(0, depth) - 1.4 * Math.max(0, -depth)
  const middleY = (isYoung ? 4 : 2) - (face.midface > 0 ? 0.4 * face.midface : 0)
  const place: ProfileEyePlacer = (points) =>
    points.map(([x, y]): Point => [-66 - out + (x + 66) * size, (y - 1) * size + middleY])
  if (face.eyes === 'closed') drawClosed(context, place)
  else drawOpen(context, place)
  drawProfileLidFolds(context, place, isOlder ? DROOP : 0)
}

// biome-ignore format: a shape reads as one line
const CLOSED_LID: Point[] = [[-76.4, 2.4], [-70.4, 6.6], [-63, 6.4], [-55.4, 2.4]]
// biome-ignore format: a shape reads as one line
const CLOSED_LID_EDGE: Point[] = [[-76.4, 1], [-70, -6], [-60, -5], [-54, 0]]

function drawClosed(context: FaceContext, place: ProfileEyePlacer) {
  const { sketch, face, manly } = context
  if (face.makeUp === 'blended') {
    drawBlendedProfileLid(context, place(CLOSED_LID), place(CLOSED_LID_EDGE))
  } else if (face.lidColour) {
    sketch.area([place(CLOSED_LID_EDGE), place(CLOSED_LID).reverse()], face.lidColour, 0.75)
  }
  const line = face.eyeLine / 100
  sketch.brush(resample(place(CLOSED_LID), 7), (s) => 0.3 + (1 + line) * sin(Math.PI * s))
  // biome-ignore format: a lash a line
  const lashes: Point[][] = [
    [[-73.6, 5.6], [-77.6, 9.2]],
    [[-69.6, 7], [-72.8, 11.4]],
  ]
  if (manly < 0.5) sketch.lines(lashes.map(place), 0.55)
}

function drawOpen(context: FaceContext, place: ProfileEyePlacer) {
  const { sketch, face, isOlder, manly } = context
  const drop = isOlder ? DROOP : 0
  const line = face.eyeLine / 100
  // biome-ignore format: a shape reads as one line
  const lid: Point[] = [[-77.6, -2.2 + drop], [-74, -5.4 + drop * 0.4], [-68, -4.4 + drop * 0.6], [-60.4, 0.4 + drop], [-55.6, 3 + drop * 0.6]]
  // biome-ignore format: a shape reads as one line
  const low: Point[] = [[-75.4, 6.2], [-70, 7.3], [-62, 5.6], [-56.6, 3 + drop * 0.6]]
  // biome-ignore format: a shape reads as one line
  const edge: Point[] = [[-79, -6], [-73, -11], [-64, -9.6], [-54, 0]]
  if (face.makeUp === 'blended') drawBlendedProfileLid(context, place(lid), place(edge))
  else if (face.lidColour) sketch.area([place(edge), place(lid).reverse()], face.lidColour, 0.8)
  sketch.area([place(lid), place(low).reverse()], inks.white)
  // biome-ignore format: a shape reads as one line
  const iris: Point[] = [[-76, -3 + drop], [-72.6, -4.2 + drop], [-70.6, 0.4], [-72, 5.2], [-74.8, 4.8], [-76.2, 0.6]]
  // biome-ignore format: a shape reads as one line
  const pupil: Point[] = [[-76, -1], [-74.4, -1.6], [-73.6, 0.8], [-74.4, 3], [-75.8, 2.4]]
  sketch.blob(place(iris), { fill: face.irisColour ?? inks.iris })
  sketch.blob(place(pupil), { fill: inks.pupil })
  const isBare = manly > 0.55 && line < 0.5
  const lashes: Point[] = isBare ? lid : [[-80.4 - line, -5.2 - line], ...lid]
  const thick = 1.05 + 0.8 * line
  sketch.brush(
    resample(place(lashes), 7),
    (s) => 0.3 + thick * power(sin(Math.PI * power(s, 0.6)), 0.8),
  )
  sketch.line(place(low), 0.32, { opacity: 0.55 })
}
