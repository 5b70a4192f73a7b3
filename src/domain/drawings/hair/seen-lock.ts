import { itemAt } from '#domain/collections/lists.ts'
import { hypot } from '../geometry/deterministic-math.ts'
import { clamp } from '../geometry/numbers.ts'
import { normalsOf, type Point } from '../geometry/polyline.ts'
import { cross, normalized, type Vector } from '../geometry/vector.ts'
import { outwardOf, SKULL_CENTRE } from '../head/skull.ts'
import { isSide, isThreeQuarter, type Projection } from '../head/view.ts'
import { endOf, type Lock } from './lock.ts'

/** A lock as seen from one point of view. */
export interface SeenLock {
  readonly lock: Lock
  readonly points: readonly Point[]
  /** Unit normals of the points. */
  readonly normals: readonly Point[]
  /** Per guide point: 1 if the ribbon is seen flat, near 0 if it is seen by its edge. */
  readonly facing: readonly number[]
  /** The part on our side of the head, as shares of the guide. */
  readonly from: number
  readonly to: number
  readonly nearness: number
}

interface SeenHair {
  /** Drawn behind neck and shoulders. */
  readonly behind: readonly SeenLock[]
  /** On the far side of the face, but before the shoulders. */
  readonly beside: readonly SeenLock[]
  readonly before: readonly SeenLock[]
}

const TURNED_AWAY = -0.1
/** Limit for combed hair, which ends before the outline of its cap. */
const COMBED_TURNED_AWAY = 0.26
/**
 * Hair that ends above this height is omitted beside the far temple of a turned face, where it
 * would float.
 */
const CROPPED_ABOVE_Y = -32
const CROPPED_TURNED_AWAY = 0.12
/** Hair that ends before this depth falls over the shoulder. */
const SHOULDER_Z = -22
/** Parts that are shorter than these shares are omitted. */
const SHORTEST_PART = 0.12
const SHORTEST_INNER_PART = 0.6

/** Sorts locks by whether the head is between them and the viewer. */
export function seenHair(locks: readonly Lock[], projection: Projection): SeenHair {
  const behind: SeenLock[] = []
  const beside: SeenLock[] = []
  const facesUs = projection.view === 'front' || isThreeQuarter(projection.view)
  const before: SeenLock[] = []
  for (const lock of locks) {
    const whole = seenWhole(lock, projection)
    if (lock.tier === 'knot') {
      const isFar = isBehindHead(middleOf(lock), projection)
      const far = lock.isTail && isOverNearShoulder(lock, projection) ? beside : behind
      ;(isFar ? far : before).push(
        ...(lock.around ? nearRuns(whole, lock.around, projection) : [whole]),
      )
      continue
    }
    const limit = turnedAway(lock, projection)
    const seen = lock.guide.map((place) => projection.nearness(outwardOf(place)) > limit)
    const last = seen.length - 1
    const first = seen.indexOf(true)
    const far = facesUs && endOf(lock)[2] > SHOULDER_Z ? beside : behind
    if (first !== 0) far.push(whole)
    if (first < 0) continue
    const hidden = seen.indexOf(false, first)
    const from = first > 1 ? (lock.isCombed ? first : first - 1) / last : 0
    const to = hidden < 0 ? 1 : hidden / last
    if (to < 1 && first === 0) far.push(whole)
    const isInner = lock.tier === 'under' || (lock.isShort && isSide(projection.view))
    const shortest = isInner ? SHORTEST_INNER_PART : SHORTEST_PART
    if (to - from > shortest || to === 1) before.push({ ...whole, from, to })
  }
  return { behind, beside, before }
}

/** Returns how squarely hair must face the viewer to be drawn before the face. */
function turnedAway(lock: Lock, { view }: Projection): number {
  if (lock.isCombed) return COMBED_TURNED_AWAY
  const isCropped = lock.isShort && endOf(lock)[1] < CROPPED_ABOVE_Y
  return isCropped && isThreeQuarter(view) ? CROPPED_TURNED_AWAY : TURNED_AWAY
}

/**
 * Returns whether a tail falls forwards over the shoulder: in the front view, unless the head is
 * turned away from it.
 */
const isOverNearShoulder = (lock: Lock, { view, project }: Projection) =>
  view !== 'threeQuarterRight' && project(endOf(lock))[0] > 0

/** Returns the runs of a lock on the near side of the ball that it is wound around. */
function nearRuns(whole: SeenLock, middle: Vector, projection: Projection): SeenLock[] {
  const { guide } = whole.lock
  const last = guide.length - 1
  const isNear = guide.map((place) => projection.nearness(place) > projection.nearness(middle) - 2)
  const runs: SeenLock[] = []
  for (let i = 0; i <= last; i++) {
    if (!isNear[i] || (i > 0 && isNear[i - 1])) continue
    const end = isNear.indexOf(false, i)
    const to = end < 0 ? 1 : end / last
    if (to - i / last > SHORTEST_PART) runs.push({ ...whole, from: i / last, to })
  }
  return runs
}

/** Returns whether a knot is behind the head in this view. */
export const isBehindHead = (place: Vector, { nearness }: Projection) =>
  nearness(place) < nearness(SKULL_CENTRE) - 30

const middleOf = ({ guide }: Lock): Vector => itemAt(guide, guide.length >> 1)

function seenWhole(lock: Lock, projection: Projection): SeenLock {
  const { guide } = lock
  const points = guide.map(projection.project)
  const facing =
    lock.tier === 'knot' || lock.isThin ? guide.map(() => 1) : facingOf(guide, projection)
  return {
    lock,
    points,
    normals: normalsOf(points),
    facing,
    from: 0,
    to: 1,
    nearness: projection.nearness(middleOf(lock)),
  }
}

function facingOf(guide: readonly Vector[], { project }: Projection): number[] {
  return guide.map((place, i) => {
    const [a, b] = [guide[i - 1] ?? place, guide[i + 1] ?? place]
    const along = normalized([b[0] - a[0], b[1] - a[1], b[2] - a[2]])
    const [x, y] = project(cross(outwardOf(place), along))
    return clamp(hypot(x, y), 0.05, 1)
  })
}
