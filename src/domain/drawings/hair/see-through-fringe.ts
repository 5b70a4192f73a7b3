import { itemAt } from '#domain/collections/lists.ts'
import { cos, sin } from '../geometry/deterministic-math.ts'
import { lerp, radians } from '../geometry/numbers.ts'
import { direction, normalized } from '../geometry/vector.ts'
import type { CutContext } from './cut-context.ts'
import { fringeEnds, fringeLock } from './fringe-lock.ts'
import type { Lock } from './lock.ts'
import { partingOffset } from './parting.ts'

/** Number of pieces, each of some hairs that converge towards the tip without meeting. */
const PIECES = { full: 12, medium: 9, thumbnail: 7 } as const
const HAIRS = { full: 4, medium: 3, thumbnail: 1 } as const
const HALF_ANGLE = 41
/** Widths of pointed wisps in a small picture, where single hairs would look like bars. */
const WISPS_MM = [3.2, 1.5, 2.4] as const

/** Builds a thin fringe through which the forehead is visible. */
export function seeThroughFringe(context: CutContext): Lock[] {
  const { hair, detail, random } = context
  const count = PIECES[detail]
  const hairs = HAIRS[detail]
  const isSmall = detail === 'thumbnail'
  const offset = partingOffset(hair) * 0.3
  const locks: Lock[] = []
  for (let piece = 0; piece < count; piece++) {
    const x = ((piece + 0.5 + (random() - 0.5) * 0.5) / count) * 2 - 1
    const tip = x * HALF_ANGLE + (random() - 0.5) * 2
    const end = fringeEnds.seeThrough + hair.fringeDrop + 11 * x * x + (random() - 0.5) * 7
    const together = 0.15 + random() * 0.6
    for (let j = 0; j < hairs; j++) {
      const spread = hairs > 1 ? lerp(-1, 1, (j + random() * 0.6) / (hairs - 0.4)) : 0
      const azimuth = tip + (spread * HALF_ANGLE) / count
      const isThick = j % 3 === 1
      // Roots at one height would form a visible band.
      const rise = radians(52 + 30 * random())
      locks.push(
        fringeLock(context, {
          root: normalized([x * 0.3 + spread * 0.05 + offset, -sin(rise), cos(rise)]),
          leaves: direction(azimuth, 25),
          azimuth,
          endY: end + 6 * Math.abs(spread) * (random() - 0.8) - random() * 4,
          halfWidth: isSmall
            ? itemAt(WISPS_MM, piece % WISPS_MM.length)
            : isThick
              ? 1.35 + random() * 0.5
              : 0.45 + random() * 0.45,
          taper: isSmall ? 1.5 : isThick ? 2.2 : 4,
          drift: (tip - azimuth) * together + x * 5,
          ends: 'cCurl',
          isThin: true,
          rootShare: 1,
        }),
      )
    }
  }
  return locks
}
