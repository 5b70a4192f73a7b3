import { acos, atan2 } from '../geometry/deterministic-math.ts'
import { clamp, degrees, lerp, smoothstep, valueAt } from '../geometry/numbers.ts'
import { direction, type Vector } from '../geometry/vector.ts'
import type { HairParameters } from '../parameters/portrait.ts'
import { CROWN } from './parting.ts'
import type { ShortCut } from './short-cuts.ts'
import { volumeOf } from './volume.ts'

/** Returns the distance of short hair from the scalp in mm, from the crown (0) to its ends (1). */
export function shortLift(hair: HairParameters, cut: ShortCut): (share: number) => number {
  const { crown, sides } = volumeOf(hair)
  const rise = cut.crown + 0.5 * (crown - 11)
  const width = Math.max(0, cut.sides + 0.3 * (sides - 7))
  return (s) => 1.5 + rise * lerp(0.45, 1, smoothstep(0, 0.3, s)) * (1 - s) + width * s * (2 - s)
}

/** Returns the cap's distance from the skull in a direction, matching the locks above it, in mm. */
export function shortCapLift(hair: HairParameters, cut: ShortCut): (way: Vector) => number {
  const lift = shortLift(hair, cut)
  return (way) => {
    const azimuth = Math.abs(degrees(atan2(way[0], way[2])))
    const whole = angleBetween(CROWN, direction(azimuth, valueAt(cut.end, azimuth)))
    const share = clamp(angleBetween(CROWN, way) / whole)
    // Hides the lower end below the locks.
    return lift(share) - 0.4 - 2.6 * smoothstep(0.55, 0.95, share)
  }
}

const angleBetween = ([a, b, c]: Vector, [x, y, z]: Vector) =>
  acos(clamp(a * x + b * y + c * z, -1, 1))
