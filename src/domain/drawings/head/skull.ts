import { hypot, power } from '../geometry/deterministic-math.ts'
import { lerp, smoothstep, type Table, valueAt } from '../geometry/numbers.ts'
import type { Vector } from '../geometry/vector.ts'
import type { FaceParameters } from '../parameters/portrait.ts'

/** Centre of the scalp, an ellipsoid. */
export const SKULL_CENTRE: Vector = [0, -28, -8]
const SKULL_RADII: Vector = [72, 90, 92]

/**
 * Returns the position in a direction from the skull's centre, lifted from the scalp by some mm.
 */
export const onScalp = ([x, y, z]: Vector, liftMm: number): Vector => [
  SKULL_CENTRE[0] + x * (SKULL_RADII[0] + liftMm),
  SKULL_CENTRE[1] + y * (SKULL_RADII[1] + liftMm),
  SKULL_CENTRE[2] + z * (SKULL_RADII[2] + liftMm),
]

/**
 * Returns the outward normal of hair at a position; below the skull, hair hangs around a vertical
 * axis.
 */
export function outwardOf([x, y, z]: Vector): Vector {
  const above = y < SKULL_CENTRE[1] ? (y - SKULL_CENTRE[1]) / SKULL_RADII[1] : 0
  const [a, b] = [x / SKULL_RADII[0], (z - SKULL_CENTRE[2]) / SKULL_RADII[2]]
  const length = hypot(a, above, b) || 1
  return [a / length, above / length, b / length]
}

/**
 * Elevation of the hairline from the forehead (0°) by temple, sideburn and ear to the nape (180°).
 */
// biome-ignore format: a table reads by columns
const hairlineTable: Table = [
  [0, 38.5], [10, 39.5], [22, 38.5], [32, 35.5], [41, 30], [49, 22.5], [56, 12], [62, 1], [67, -9], [71, -11],
  [76, -4], [84, 3], [93, 0], [101, -16], [112, -33], [121, -41], [134, -46.5], [150, -49], [180, -50],
]

export type Hairline = (azimuth: number) => number

/** Fits the hairline to the forehead: further in for a narrow one, further up for a high one. */
export function hairlineOf(face: FaceParameters, foreheadWidth: number): Hairline {
  const narrow = power(60 / foreheadWidth, 0.9)
  const recess = face.masculinity / 100
  return (azimuth) => {
    const a = Math.abs(azimuth)
    const rise = face.hairline * 0.66 * smoothstep(58, 30, a)
    const temples = 5 * recess * smoothstep(16, 34, a) * smoothstep(54, 44, a)
    return valueAt(hairlineTable, a * lerp(narrow, 1, smoothstep(45, 90, a))) + rise + temples
  }
}
