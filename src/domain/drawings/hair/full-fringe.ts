import { cos, sin } from '../geometry/deterministic-math.ts'
import { radians } from '../geometry/numbers.ts'
import { direction, normalized } from '../geometry/vector.ts'
import type { CutContext } from './cut-context.ts'
import { fringeEnds, fringeLock } from './fringe-lock.ts'
import type { Lock } from './lock.ts'
import { partingOffset } from './parting.ts'

const LOCKS = { full: 26, medium: 19, thumbnail: 8 } as const
/** Number of neighbours that converge at their ends. */
const GROUP = 3

/** Builds a fringe that covers the forehead, longer towards the temples. */
export function fullFringe(context: CutContext): Lock[] {
  const { hair, detail, random } = context
  const count = LOCKS[detail]
  const offset = partingOffset(hair)
  const end = fringeEnds.full + hair.fringeDrop
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + random() * 0.6) / (count - 0.4)) * 2 - 1
    const azimuth = x * 50 + (random() - 0.5) * 2
    const group = ((Math.floor(i / GROUP) + 0.5) * GROUP) / count
    const corner = Math.abs(x) > 0.84 ? 16 * (Math.abs(x) - 0.84) * 5 : 0
    // Roots at one height would form a visible band.
    const rise = 55 + 30 * random()
    return fringeLock(context, {
      root: normalized([x * 0.34 + offset * 0.3, -sin(radians(rise)), cos(radians(rise))]),
      leaves: direction(azimuth, 24),
      azimuth,
      endY: end + 6 * x * x + (random() - 0.5) * 4 + corner,
      halfWidth: (5.4 * 26) / count,
      taper: 9,
      rootShare: 0.05,
      drift: ((group * 2 - 1) * 50 - azimuth) * 0.3 - x * 4,
    })
  })
}
