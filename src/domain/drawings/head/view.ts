import { cos, sin } from '../geometry/deterministic-math.ts'
import { radians } from '../geometry/numbers.ts'
import type { Point } from '../geometry/polyline.ts'
import type { Vector } from '../geometry/vector.ts'
import type { View } from '../parameters/picture-fields.ts'
import type { ClientSide } from '../parameters/sides.ts'

/** Rotation of the head in degrees; a head that shows its left side looks to our left. */
// biome-ignore format: a table reads by columns
const yaws: Readonly<Record<View, number>> = {
  front: 0, threeQuarterLeft: -29, threeQuarterRight: 29, left: -90, right: 90, back: 180,
}

export interface Projection {
  readonly view: View
  readonly yaw: number
  /** Projects a position on the head (parallel projection). */
  project(place: Vector): Point
  /** Returns how near a position is to the viewer, in mm. */
  nearness(place: Vector): number
}

export function projectionOf(view: View): Projection {
  const yaw = yaws[view]
  const [cosine, sine] = [cos(radians(yaw)), sin(radians(yaw))]
  return {
    view,
    yaw,
    project: ([x, y, z]) => [x * cosine + z * sine, y],
    nearness: ([x, , z]) => z * cosine - x * sine,
  }
}

/** Returns whether a view looks to our right. Such views are drawn looking left, then mirrored. */
export const looksRight = (view: View) => view === 'threeQuarterRight' || view === 'right'

export const isThreeQuarter = (view: View) => view.startsWith('threeQuarter')

export const isSide = (view: View) => view === 'left' || view === 'right'

/** Returns the client's side that a view shows; for the front view, the one on our right. */
export const shownSide = (view: View): ClientSide => (looksRight(view) ? 'right' : 'left')
