import { lerp } from '../geometry/numbers.ts'
import { direction } from '../geometry/vector.ts'
import type { CutContext } from './cut-context.ts'
import { hangingGuide } from './guide.ts'
import type { Lock } from './lock.ts'

const STRANDS = { full: 4, medium: 3, thumbnail: 1 } as const
/** Elevation of the roots, on the skull. */
const ELEVATION = 22

/** Least face frame that leaves strands out, in mm. */
export const LEAST_LOOSE = 10

/**
 * Builds strands beside the face that are left out of tied hair; the face frame sets their length.
 */
export function looseStrands({ hair, detail, random }: CutContext): Lock[] {
  if (hair.faceFrame < LEAST_LOOSE) return []
  return [-1, 1].flatMap((side) =>
    Array.from({ length: STRANDS[detail] }, (_, i) => {
      const share = i / STRANDS[detail]
      const azimuth = side * (lerp(52, 62, share) + random() * 3)
      return {
        tier: 'fringe' as const,
        halfWidth: 0.7 + random() * 1.1,
        root: 0.2,
        taper: 1.5,
        grown: 0.13,
        headPoints: 3,
        pointEveryMm: 14,
        isThin: true,
        ...hangingGuide({
          root: direction(azimuth, ELEVATION + 6 * share),
          leaves: direction(azimuth + side * 9, 0),
          azimuth: azimuth + side * 9,
          steps: 5,
          lift: (s) => 1 + 5 * s,
          endY: 10 + hair.faceFrame - 26 * share + random() * 8,
          drift: -side * 10 * random(),
          shape: {
            wave: 'sWave',
            ends: 'thinned',
            waveSize: 30,
            phase: side * 0.8 + share,
            height: 0.7,
          },
        }),
      }
    }),
  )
}
