import { itemAt } from '#domain/collections/lists.ts'
import { cos, hypot, power, sin } from '../geometry/deterministic-math.ts'
import { radians, type Table, valueAt } from '../geometry/numbers.ts'
import { alongCircle, type Vector } from '../geometry/vector.ts'
import { onScalp, SKULL_CENTRE } from '../head/skull.ts'
import { bendAt, type StrandShape } from './wave.ts'

interface GuideOptions {
  /** Directions from the skull's centre: of the root, and of where the strand leaves the head. */
  readonly root: Vector
  readonly leaves: Vector
  /** Distance from the scalp in mm, at a share of the path on the head. */
  readonly lift: (share: number) => number
  readonly steps: number
}

interface HangingOptions extends GuideOptions {
  /** Azimuth in degrees at which it hangs. */
  readonly azimuth: number
  readonly endY: number
  readonly shape: StrandShape
  /** Drift around the head on its way down, in degrees. */
  readonly drift: number
}

export interface Guide {
  readonly guide: readonly Vector[]
  readonly onHead: number
}

const STEP_MM = 8
/** Least distance between where hair leaves the head and its end. */
const SHORTEST_FALL_MM = 6

/** Traces a strand along the scalp only. */
export function guideOnHead({ root, leaves, lift, steps }: GuideOptions): Vector[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const share = i / steps
    return onScalp(alongCircle(root, leaves, share), lift(share))
  })
}

/** Traces a strand along the scalp, then hanging; it ends exactly at a given height. */
export function hangingGuide(options: HangingOptions): Guide {
  const head = guideOnHead(options)
  const edge = itemAt(head, -1)
  if (options.endY <= edge[1] + SHORTEST_FALL_MM) return cutOnHead(head, options.endY)
  const guide = [...head, ...fall(edge, options)]
  softenBend(guide, head.length)
  return { guide, onHead: head.length }
}

/** Traces a strand that ends before it leaves the head. */
function cutOnHead(head: readonly Vector[], endY: number): Guide {
  const highest = head.findIndex(([, y], i) => y > (head[i - 1]?.[1] ?? y))
  const points = head.filter(([, y], i) => i < Math.max(4, highest) || y < endY)
  return { guide: points, onHead: points.length }
}

/** How hair comes closer to the neck on its way down. */
const inwards: Table = [
  [-40, 1],
  [0, 1.02],
  [50, 1],
  [110, 0.955],
  [170, 0.965],
  [270, 1.01],
]

function fall(edge: Vector, { azimuth, endY, shape, drift }: HangingOptions): Vector[] {
  const [x0, y0, z0] = edge
  const radius = hypot(x0 / 0.97, z0 - SKULL_CENTRE[2]) / valueAt(inwards, y0)
  const perMm = shape.wave === 'perm' ? 0.17 : 1 / STEP_MM
  const count = Math.max(5, Math.round((endY - y0) * perMm))
  return Array.from({ length: count }, (_, i): Vector => {
    const share = (i + 1) / count
    const y = y0 + (endY - y0) * share
    const { out, around } = bendAt(shape, y, endY - y)
    const base = radius * valueAt(inwards, y)
    const angle = radians(azimuth + around + drift * power(share, 1.4))
    const forward = cos(angle)
    // Volume expands sideways and back, never over the face.
    const depth = forward > 0 ? base + out * 0.3 : base + out
    return [sin(angle) * (base + out) * 0.97, y, SKULL_CENTRE[2] + forward * depth]
  })
}

/** Smooths the corner between the head and the fall. */
function softenBend(guide: Vector[], bend: number) {
  const [from, to] = [Math.max(1, bend - 5), Math.min(guide.length - 2, bend + 6)]
  for (let pass = 0; pass < 7; pass++) {
    for (let i = from; i <= to; i++) {
      const [a, b, c] = [itemAt(guide, i - 1), itemAt(guide, i), itemAt(guide, i + 1)]
      guide[i] = [
        (a[0] + 2 * b[0] + c[0]) / 4,
        (a[1] + 2 * b[1] + c[1]) / 4,
        (a[2] + 2 * b[2] + c[2]) / 4,
      ]
    }
  }
}
