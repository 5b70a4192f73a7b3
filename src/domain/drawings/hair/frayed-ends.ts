import { PathWriter } from '../geometry/path.ts'
import type { HairDrawingOptions } from './hair-drawing-options.ts'
import { besideRibbon } from './ribbon.ts'
import type { SeenLock } from './seen-lock.ts'

const TIPS_IN_LOCK = { full: 3, medium: 1, thumbnail: 0 } as const
/** Number of hairs that extend past a lock's end by some mm; more for a straight cut. */
const CUT_TIPS_IN_LOCK = { full: 4, medium: 2, thumbnail: 0 } as const
const PAST_CUT_MM = 2.6

/** Draws lens-shaped hairs that run to the ends of locks and slightly beside them. */
export function frayedEnds(locks: readonly SeenLock[], options: HairDrawingOptions): string {
  const { detail, unitsPerMm, random } = options
  const path = new PathWriter(unitsPerMm)
  for (const seen of locks) {
    const { lock } = seen
    if (seen.to < 1 || lock.halfWidth < 2 || lock.isThin || lock.isCombed || lock.tier === 'knot')
      continue
    if (lock.tier === 'under' && random() < 0.5) continue
    const isCut = lock.taper > 7
    const isBlunt = lock.taper > 12
    const count = isBlunt
      ? CUT_TIPS_IN_LOCK[detail]
      : Math.min(lock.isShort ? 1 : 3, TIPS_IN_LOCK[detail])
    for (let j = 0; j < count; j++) {
      const beside = besideRibbon(seen, (random() * 2 - 1) * 1.05)
      const from = isCut ? 0.76 + random() * 0.2 : 0.68 + random() * 0.1
      const [x, y] = beside(1)
      const past = isBlunt ? PAST_CUT_MM * random() : 0
      path.lens(
        beside(from),
        beside((from + 1) / 2),
        [x, y + past],
        isCut ? 1 + random() * 0.6 : 0.8 + random() * 0.6,
      )
    }
  }
  return path.data
}
