import { sin } from '../geometry/deterministic-math.ts'
import { clamp, lerp } from '../geometry/numbers.ts'
import { PathWriter } from '../geometry/path.ts'
import type { Random } from '../geometry/random.ts'
import type { Detail } from '../parameters/picture-fields.ts'
import type { HairDrawingOptions } from './hair-drawing-options.ts'
import { besideRibbon, facingAt } from './ribbon.ts'
import type { SeenLock } from './seen-lock.ts'

const GLEAMS_IN_LOCK = { full: 3.2, medium: 2, thumbnail: 0.7 } as const
/** Least visible share of a combed lock that has highlights. */
const SHORTEST_COMBED = 0.2
/** Height of the ring of light around the head, in mm. */
const RING_Y = -88
const FRINGE_RING_Y = -70
const TURN_SHARE = 0.3
const TAIL_SHARE = 0.2

/** Draws lens-shaped highlights where locks pass the ring of light. */
export function gleamPath(
  locks: readonly SeenLock[],
  options: HairDrawingOptions,
  density: number,
): string {
  const { detail, unitsPerMm, random } = options
  const path = new PathWriter(unitsPerMm)
  for (const seen of locks) {
    if (seen.lock.halfWidth < 2 || seen.lock.isThin || seen.lock.tier === 'under') continue
    const share = seen.lock.isShort ? 0.6 : seen.lock.tier === 'fringe' ? 0.4 : 1
    const count = density && Math.floor(GLEAMS_IN_LOCK[detail] * share * density + random())
    const ring = seen.lock.isCombed ? seen.to * (0.3 + 0.4 * random()) : ringShare(seen, random)
    if (seen.lock.isCombed && seen.to - seen.from < SHORTEST_COMBED) continue
    if (seen.lock.isCombed && facingAt(seen, ring) < 0.3) continue
    for (let j = 0; ring > 0 && j < count; j++)
      if (random() < 0.8) addLight(path, seen, ring, detail, random)
    if (detail === 'full' && seen.to === 1 && random() < 0.35 * density)
      addFarLight(path, seen, random)
  }
  return path.data
}

function ringShare({ lock, points, from, to }: SeenLock, random: Random): number {
  if (lock.isTail) return TAIL_SHARE + 0.08 * random()
  if (lock.tier === 'knot') return lerp(from, to, 0.4 + 0.25 * random())
  const [x] = lock.guide[lock.onHead - 1] ?? [0]
  const height = (lock.tier === 'fringe' ? FRINGE_RING_Y : RING_Y) + 8 * sin(x / 14)
  const share = points.findIndex(([, y]) => y > height) / (points.length - 1)
  // Hair that grows below the ring and is brushed up shines at its turn.
  return share === 0 && lock.isShort ? TURN_SHARE : share
}

function addLight(path: PathWriter, seen: SeenLock, ring: number, detail: Detail, random: Random) {
  const beside = besideRibbon(seen, (random() * 2 - 1) * 0.95)
  const reach = random() * (seen.lock.isCombed ? 0.7 : random())
  const from = Math.max(0.03, seen.from, ring - 0.02 - reach * 0.14)
  const to = Math.min(seen.to * 0.97, ring + 0.02 + reach * 0.16)
  if (to < from + 0.03) return
  const width = (0.16 + random() * 0.3) * (detail === 'thumbnail' ? 1.8 : 1)
  path.lens(beside(from), beside((from + to) / 2), beside(to), width)
}

function addFarLight(path: PathWriter, seen: SeenLock, random: Random) {
  const beside = besideRibbon(seen, (random() * 2 - 1) * 0.7)
  const from = 0.45 + random() * 0.3
  const to = clamp(from + 0.08 + random() * 0.1)
  path.lens(beside(from), beside((from + to) / 2), beside(to), 0.16 + random() * 0.12)
}
