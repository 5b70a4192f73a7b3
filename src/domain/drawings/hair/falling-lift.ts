import { asin, atan2, power } from '../geometry/deterministic-math.ts'
import { clamp, degrees, lerp, smoothstep } from '../geometry/numbers.ts'
import type { Vector } from '../geometry/vector.ts'
import type { Volume } from './volume.ts'

/** Elevation at which falling hair leaves the head, in degrees. */
export const LEAVES_HEAD_AT = -4

/**
 * Returns the distance of falling hair from the scalp in mm, from its root (0) to where it leaves
 * the head (1). `sunk` is the share of volume at the parting.
 */
export const fallingLift =
  ({ crown, sides }: Volume, sunk: number) =>
  (s: number) =>
    1.5 + crown * lerp(sunk, 1, smoothstep(0, 0.34, s)) * (1 - 0.72 * s) + sides * s * s

/** Share of the crown's volume by position: 0 beside the face, 1 at the nape. */
export const crownShare = (place: number) => lerp(0.3, 1, smoothstep(0, 0.4, place))

/** How far the cap exceeds the locks at the top, where ribbon ends would show as corners. */
const CAP_OVER_MM = 2

/** Returns the cap's distance from the skull in a direction, matching the locks above it, in mm. */
export function fallingCapLift({ crown, sides }: Volume): (way: Vector) => number {
  return ([x, y, z]) => {
    const elevation = degrees(asin(clamp(-y, -1, 1)))
    const place = power(clamp((Math.abs(degrees(atan2(x, z))) - 57) / 124), 1.18)
    // At the top, all locks form the outline; further down, only those at this position.
    const share = lerp(crownShare(place), 1, smoothstep(22, 58, elevation))
    const lift = fallingLift({ crown: crown * share, sides }, 0.95)
    const over = lerp(0.6, CAP_OVER_MM, smoothstep(34, 62, elevation))
    // Hides the lower end below the locks.
    const below = 2.6 * smoothstep(44, 14, elevation)
    return lift(clamp((90 - elevation) / (90 - LEAVES_HEAD_AT))) + over - below
  }
}
