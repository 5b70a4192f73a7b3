import { itemAt } from '#domain/collections/lists.ts'
import { lerp, smoothstep } from '../geometry/numbers.ts'
import { cross, mix, normalized, type Vector } from '../geometry/vector.ts'
import { onScalp } from '../head/skull.ts'

/** Shape of a hanging tail, in mm. */
export interface TailForm {
  /** Half-width at its widest point. */
  readonly width: number
  /** Distance from the head, rise before it falls, and drift to the client's left. */
  readonly out: number
  readonly rise: number
  readonly aside: number
}

interface TailCourse {
  /**
   * Returns the position at a share of the course; `x` and `z` (0 to 1) are the distance from the
   * middle.
   */
  (share: number, x: number, z: number): Vector
  readonly endY: number
}

const SHORTEST_MM = 60
/** Share of its width that a tail has in its band. */
const IN_BAND = 0.36

/**
 * Returns the course of a tail from the knot at the back of the head to its end at a given height.
 */
export function tailCourse(knot: Vector, form: TailForm, wantedEndY: number): TailCourse {
  const [x, y, z] = onScalp(knot, 3)
  const endY = Math.max(y + SHORTEST_MM, wantedEndY)
  const { out, rise, aside, width } = form
  const frame: readonly Vector[] = [
    [x, y, z],
    [x + knot[0] * out, y + knot[1] * out * 0.6 - rise, z + knot[2] * out],
    [x + aside * 0.55, lerp(y, endY, 0.36), z - out * 0.62],
    [x + aside * 1.05, lerp(y, endY, 0.66), z - out * 0.04],
    [x + aside * 0.92, endY, z + out * 0.16],
  ]
  const along = (share: number) => onBezier(frame, share)
  const place = (share: number, across: number, deep: number): Vector => {
    const [from, to] = [along(Math.max(0, share - 0.02)), along(Math.min(1, share + 0.02))]
    const way = normalized([0, to[1] - from[1], to[2] - from[2]])
    const [, upY, upZ] = cross(way, [1, 0, 0])
    const swell =
      width *
      lerp(IN_BAND, 1, smoothstep(0.04, 0.42, share)) *
      lerp(1, 0.42, smoothstep(0.5, 1, share))
    const [px, py, pz] = along(share)
    const thick = 0.78 * swell * deep
    return [px + across * swell, py + upY * thick, pz + upZ * thick]
  }
  return Object.assign(place, { endY })
}

/** Evaluates a Bézier curve by De Casteljau's algorithm. */
function onBezier(frame: readonly Vector[], share: number): Vector {
  let points = frame
  while (points.length > 1) {
    const row = points
    points = row.slice(1).map((next, i) => mix(itemAt(row, i), next, share))
  }
  return itemAt(points, 0)
}
