import { lerp, radians } from '../geometry/numbers.ts'
import { cos, sin } from '../geometry/same-everywhere.ts'
import { direction, normalized } from '../geometry/vector.ts'
import type { CutContext } from './cut-context.ts'
import { fringeEnds, fringeLock } from './fringe-lock.ts'
import type { Lock } from './lock.ts'
import { partingOffset } from './parting.ts'

/** Small pieces, each of some hairs that come together towards the tip without meeting. */
const PIECES = { full: 8, medium: 7, thumbnail: 8 } as const
const HAIRS = { full: 6, medium: 4, thumbnail: 1 } as const
const HALF_ANGLE = 41

/** A thin fringe through which the forehead is seen. */
export function seeThroughFringe(context: CutContext): Lock[] {
  const { hair, detail, random } = context
  const count = PIECES[detail]
  const hairs = HAIRS[detail]
  const offset = partingOffset(hair) * 0.3
  const locks: Lock[] = []
  for (let piece = 0; piece < count; piece++) {
    const x = ((piece + 0.5 + (random() - 0.5) * 0.7) / count) * 2 - 1
    const tip = x * HALF_ANGLE + (random() - 0.5) * 2
    const end = fringeEnds.seeThrough + hair.fringeDrop + 11 * x * x + (random() - 0.5) * 7
    const together = 0.35 + random() * 0.4
    for (let j = 0; j < hairs; j++) {
      const spread = hairs > 1 ? lerp(-1, 1, (j + random() * 0.6) / (hairs - 0.4)) : 0
      const azimuth = tip + (spread * HALF_ANGLE) / count
      const isThick = detail === 'thumbnail' || j % 3 === 1
      locks.push(
        fringeLock(context, {
          root: normalized([x * 0.3 + spread * 0.06 + offset, -sin(radians(60)), cos(radians(60))]),
          leaves: direction(azimuth, 25),
          azimuth,
          endY: end + 6 * Math.abs(spread) * (random() - 0.8) - random() * 4,
          halfWidth: isThick
            ? (detail === 'thumbnail' ? 1 : 1.35) + random() * 0.5
            : 0.45 + random() * 0.45,
          taper: isThick ? 2.2 : 4,
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
