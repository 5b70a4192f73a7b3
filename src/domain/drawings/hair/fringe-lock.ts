import { smoothstep } from '../geometry/numbers.ts'
import type { Vector } from '../geometry/vector.ts'
import type { CutContext } from './cut-context.ts'
import { hangingGuide } from './guide.ts'
import type { Lock } from './lock.ts'
import { volumeOf } from './volume.ts'

interface FringeLock {
  readonly root: Vector
  readonly leaves: Vector
  readonly azimuth: number
  /** Height of its end, in mm below the eye line. */
  readonly endY: number
  readonly halfWidth: number
  readonly taper: number
  readonly drift?: number
  readonly ends?: 'blunt' | 'thinned' | 'cCurl'
  readonly isThin?: boolean
  /** Share of the width at the root. */
  readonly rootShare?: number
}

/** Default ends of fringes, in mm below the eye line. */
export const fringeEnds = { full: -15, seeThrough: -12, curtain: 36, side: 6 } as const

/** Builds a lock over the forehead. It curls slightly if the rest of the hair is wavy. */
export function fringeLock({ hair, random, detail }: CutContext, options: FringeLock): Lock {
  const {
    root,
    leaves,
    azimuth,
    endY,
    halfWidth,
    taper,
    drift = 0,
    ends = 'blunt',
    isThin = false,
    rootShare = 0.35,
  } = options
  const crown = 5 + volumeOf(hair).crown * 0.28 + random() * 2
  const side = 3 + random() * 2
  const isPermed = hair.wave === 'perm'
  return {
    tier: 'fringe',
    halfWidth,
    root: rootShare,
    taper,
    grown: 0.13,
    headPoints: 4,
    pointEveryMm: isPermed ? (detail === 'thumbnail' ? 28 : 14) : 40,
    isThin,
    ...hangingGuide({
      root,
      leaves,
      azimuth,
      steps: 7,
      lift: (s) => 1.5 + crown * smoothstep(0, 0.34, s) * (1 - 0.72 * s) + side * s * s,
      endY,
      drift,
      shape: {
        wave: isPermed ? 'sWave' : 'straight',
        ends,
        waveSize: 0,
        phase: random() * 2,
        height: 0.5,
      },
    }),
  }
}
