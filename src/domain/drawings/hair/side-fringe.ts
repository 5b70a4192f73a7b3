import { lerp } from '../geometry/numbers.ts'
import { direction } from '../geometry/vector.ts'
import { signOf } from '../parameters/sides.ts'
import type { CutContext } from './cut-context.ts'
import { fringeEnds, fringeLock } from './fringe-lock.ts'
import type { Lock } from './lock.ts'
import { partingAt, partingOffset, partingStart } from './parting.ts'

const LOCKS = { full: 18, medium: 13, thumbnail: 6 } as const

/** Builds a fringe that sweeps from the parting to the wide side. */
export function sideFringe(context: CutContext): Lock[] {
  const { hair, detail, random } = context
  const count = LOCKS[detail]
  const narrow = signOf(hair.partingSide)
  const offset = partingOffset(hair) || 0.3 * narrow
  const start = partingStart(context.hairline)
  const end = fringeEnds.side + hair.fringeDrop
  return Array.from({ length: count }, (_, i) => {
    const x = (i + random() * 0.5) / count
    const azimuth = -narrow * lerp(8, 60, x)
    return fringeLock(context, {
      root: partingAt(start, offset, 0.03 + 0.25 * random()),
      leaves: direction(azimuth, lerp(14, 2, x)),
      azimuth,
      endY: lerp(-34, end + 12, x) + (random() - 0.5) * 7,
      halfWidth: (4.2 * 18) / count,
      taper: 2.3,
      drift: -narrow * 13,
    })
  })
}
