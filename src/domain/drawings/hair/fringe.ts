import { curtainFringe } from './curtain-fringe.ts'
import type { CutContext } from './cut-context.ts'
import { fullFringe } from './full-fringe.ts'
import type { Lock } from './lock.ts'
import { seeThroughFringe } from './see-through-fringe.ts'
import { sideFringe } from './side-fringe.ts'

const cuts = {
  none: () => [],
  seeThrough: seeThroughFringe,
  full: fullFringe,
  curtain: curtainFringe,
  side: sideFringe,
} as const

export const fringeOf = (context: CutContext): Lock[] => cuts[context.hair.fringe](context)
