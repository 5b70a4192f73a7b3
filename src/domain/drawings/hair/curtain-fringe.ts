import { lerp } from '../geometry/numbers.ts'
import { direction } from '../geometry/vector.ts'
import type { CutContext } from './cut-context.ts'
import { fringeEnds, fringeLock } from './fringe-lock.ts'
import type { Lock } from './lock.ts'
import { partingAt, partingOffset, partingStart } from './parting.ts'

const LOCKS = { full: 11, medium: 8, thumbnail: 3 } as const

/** Builds a fringe that opens at the parting and swings out beside the cheekbones. */
export function curtainFringe(context: CutContext): Lock[] {
  const { hair, detail, random } = context
  const count = LOCKS[detail]
  const offset = partingOffset(hair)
  const start = partingStart(context.hairline)
  const end = fringeEnds.curtain + hair.fringeDrop
  return [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, i) => {
      const x = (i + random() * 0.5) / count
      const azimuth = side * lerp(31, 60, x)
      return fringeLock(context, {
        root: partingAt(start, offset + side * 0.01, 0.02 + 0.2 * x),
        leaves: direction(azimuth, lerp(20, 4, x)),
        azimuth,
        endY: lerp(-4, end + 18, x) + (random() - 0.5) * 8,
        halfWidth: (3.8 * 11) / count,
        taper: 2.2,
        drift: side * lerp(20, 5, x),
        ends: 'thinned',
      })
    }),
  )
}
