import { itemAt } from '#domain/collections/lists.ts'
import { atan2, cos, hypot, sin } from '../geometry/deterministic-math.ts'
import { PathWriter } from '../geometry/path.ts'
import type { Point } from '../geometry/polyline.ts'
import type { Random } from '../geometry/random.ts'
import { direction, normalized, type Vector } from '../geometry/vector.ts'
import { onScalp, outwardOf } from '../head/skull.ts'
import { isThreeQuarter, type Projection } from '../head/view.ts'

/** The part of the scalp that hair covers: everything above an edge. */
export interface Cap {
  /** Elevation of the edge in degrees. */
  readonly edge: (azimuth: number) => number
  /** Distance from the scalp in mm. */
  readonly lift: (direction: Vector) => number
  /** Whether its outline is clean. */
  readonly isCombed?: boolean
  /** Clipped hair: lighter, with stubble. */
  readonly clipped?: 'shortest' | 'short'
  /** Unevenness of the edge, in degrees. */
  readonly jitter: number
}

const STEP_DEGREES = 4
const ARC_POINTS = 18
const FAR_TEMPLE = 0.34

/**
 * Builds one smooth shape: the visible part of the edge, closed by the head's outline over the top.
 */
export function capPath(
  cap: Cap,
  projection: Projection,
  unitsPerMm: number,
  random: Random,
): string {
  const edge = seenEdge(cap, projection, random)
  if (edge.length < 3) return ''
  if (itemAt(edge, 0)[0] > itemAt(edge, -1)[0]) edge.reverse()
  const [start, end] = [itemAt(edge, 0), itemAt(edge, -1)]
  const outline = outlineOver(cap, projection, end, start)
  return new PathWriter(unitsPerMm).moveTo(start).curveThrough(edge).curveThrough(outline).close()
    .data
}

function seenEdge(
  { edge, lift, jitter, clipped }: Cap,
  projection: Projection,
  random: Random,
): Point[] {
  const points: Point[] = []
  for (let turn = -120; turn <= 120; turn += STEP_DEGREES) {
    const azimuth = ((turn - projection.yaw + 540) % 360) - 180
    const way = direction(azimuth, edge(azimuth) + (random() - 0.5) * jitter)
    const place = onScalp(way, lift(way) * 0.2)
    if (
      projection.nearness(outwardOf(place)) >
      (clipped ? nearestClipped(azimuth, projection) : -0.04)
    )
      points.push(projection.project(place))
  }
  return points
}

/**
 * Limits clipped hair on a turned face: beyond the forehead it would extend past the face's edge.
 */
const nearestClipped = (azimuth: number, { view }: Projection) =>
  isThreeQuarter(view) && Math.abs(azimuth) < 90 ? FAR_TEMPLE : 0.03

/** Traces the head's outline from one end of the edge over the crown to the other. */
function outlineOver(
  { lift }: Cap,
  { yaw, project }: Projection,
  start: Point,
  end: Point,
): Point[] {
  const turn = (yaw * Math.PI) / 180
  const across = normalized([72 * cos(turn), 0, 92 * sin(turn)])
  const at = (angle: number): Point => {
    const [c, s] = [cos(angle), sin(angle)]
    const way: Vector = [across[0] * c, -s, across[2] * c]
    return project(onScalp(way, lift(way)))
  }
  const [cx, cy] = project([0, -28, -8])
  const radius = hypot(72 * across[0], 92 * across[2])
  const angleOf = ([x, y]: Point) => atan2((cy - y) / 90, (x - cx) / radius)
  const first = angleOf(start)
  let last = angleOf(end)
  if (last < first || last < 0) last += 2 * Math.PI
  const share = (i: number) => first + ((last - first) * i) / ARC_POINTS
  return Array.from({ length: ARC_POINTS - 1 }, (_, i) => at(share(i + 1)))
}
