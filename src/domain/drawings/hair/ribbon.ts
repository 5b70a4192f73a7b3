import { itemAt } from '#domain/collections/lists.ts'
import { addBrushStroke } from '../geometry/brush.ts'
import { power, sin } from '../geometry/deterministic-math.ts'
import { clamp, lerp, smoothstep } from '../geometry/numbers.ts'
import type { PathWriter } from '../geometry/path.ts'
import { type Point, pointAlong } from '../geometry/polyline.ts'
import type { Lock } from './lock.ts'
import type { SeenLock } from './seen-lock.ts'

const THINNEST_MM = 0.12
/** Taper above which ribbons have a straight end. */
const CUT_TAPER = 7
/** Taper above which ribbons keep {@link BLUNT_SHARE} of their width at the end. */
const BLUNT_TAPER = 12
/** Share of the width at a blunt end. */
const BLUNT_SHARE = 0.86
/** Share of the guide at which a ribbon that goes around the head begins to narrow. */
const LEAVING = 0.86
const GREATEST_SLANT_MM = 1.2

/** Returns how flat a ribbon is seen at a share of its guide, see {@link SeenLock.facing}. */
export const facingAt = ({ facing }: SeenLock, share: number): number =>
  itemAt(facing, Math.round(clamp(share) * (facing.length - 1)))

/** Returns a ribbon's half-width at a share of its guide. */
function halfWidthAt(seen: SeenLock, share: number): number {
  const { lock } = seen
  const edge = Math.min(lock.halfWidth, lock.tier === 'under' ? 1.2 : 2.8)
  const flat = lock.halfWidth * facingAt(seen, share)
  return Math.max(edge, flat) * grownShare(lock, share) + THINNEST_MM
}

/** Returns the shares of a guide at which its curve has points. */
export function stationsOf({ lock, points }: SeenLock, coarse: boolean): number[] {
  const last = points.length - 1
  const head = Math.min(last, lock.onHead - 1)
  const top = coarse && head < last ? Math.min(4, lock.headPoints) : lock.headPoints
  const stations = Array.from({ length: top }, (_, i) => ((head / last) * i) / (top - 1))
  if (head < last) {
    const fallMm = itemAt(points, last)[1] - itemAt(points, head)[1]
    const down = Math.max(2, Math.round(fallMm / (lock.pointEveryMm * (coarse ? 1.12 : 1))))
    for (let i = 1; i <= down; i++) stations.push(lerp(head / last, 1, i / down))
  }
  // Points close together draw a cut end, instead of a pointed one.
  if (lock.taper > BLUNT_TAPER) stations.splice(-1, 1, 0.955, 0.99, 1)
  else if (lock.taper > 3.5) stations.splice(-1, 1, lock.taper > CUT_TAPER ? 0.97 : 0.94, 1)
  return stations
}

/** Adds the visible part of a lock to a path, or the whole lock coarsely if it is behind. */
export function addRibbon(path: PathWriter, seen: SeenLock, whole = false) {
  const [from, to] = whole ? [0, 1] : [seen.from, seen.to]
  const stations = clippedStations(stationsOf(seen, whole), from, to)
  const last = stations.length - 1
  if (last < 1) return
  addBrushStroke(
    path,
    stations.map((share) => pointAlong(seen.points, share)),
    (v) => {
      const share = itemAt(stations, Math.round(v * last))
      const leaving = to < 1 ? 1 - smoothstep(0.45, 1, share / to) : 1
      const coming = from > 0 ? smoothstep(-0.08, 0.3, (share - from) / (1 - from)) : 1
      return halfWidthAt(seen, share) * leaving * coming
    },
    { isSoft: true, endSlant: to === 1 ? slantOf(seen) : undefined },
  )
}

/** Returns the slant of a cut end, up to a few mm, so that no two are level. */
function slantOf({ lock, points }: SeenLock): number | undefined {
  if (lock.isShort || lock.taper <= CUT_TAPER) return undefined
  return lock.taper < BLUNT_TAPER ? 0 : GREATEST_SLANT_MM * sin(7 * itemAt(points, -1)[0])
}

function clippedStations(stations: number[], from: number, to: number): number[] {
  const shown = stations.filter(
    (s) => (from === 0 || s > from + 0.04) && (to === 1 || s < to - 0.04),
  )
  const leaving = to < 1 && to * LEAVING > (shown.at(-1) ?? 0) + 0.02 ? [to * LEAVING] : []
  return [...(from > 0 ? [from] : []), ...shown, ...leaving, ...(to < 1 ? [to] : [])]
}

/** Returns points beside the middle of a ribbon: −1 is its left edge, 1 its right edge. */
export function besideRibbon(seen: SeenLock, offset: number): (share: number) => Point {
  return (share) => {
    const [x, y] = pointAlong(seen.points, share)
    const [nx, ny] = pointAlong(seen.normals, share)
    const width = flatWidthAt(seen, Math.min(share, 0.93)) * offset
    return [x + nx * width, y + ny * width]
  }
}

/** Returns the visible half-width: 0 if the ribbon is seen by its edge. */
function flatWidthAt(seen: SeenLock, share: number): number {
  const { lock } = seen
  const facingUs = facingAt(seen, share)
  // Combed hair does not protrude from the cap at its edge.
  const flat = lock.halfWidth * (lock.isCombed ? facingUs * facingUs : facingUs)
  return flat * grownShare(lock, share)
}

const grownShare = (lock: Lock, share: number) =>
  lerp(lock.root, 1, smoothstep(0, lock.grown, share)) * taperShare(lock.taper, clamp(share))

function taperShare(taper: number, share: number): number {
  const left = 1 - power(share, taper)
  return taper > BLUNT_TAPER ? Math.max(BLUNT_SHARE, left) : left
}
