import { asin, atan2, sin } from '../geometry/deterministic-math.ts'
import { clamp, degrees, lerp, smoothstep, valueAt } from '../geometry/numbers.ts'
import type { Vector } from '../geometry/vector.ts'
import type { Hairline } from '../head/skull.ts'
import type { HairParameters } from '../parameters/portrait.ts'
import { signOf } from '../parameters/sides.ts'
import { type Ball, bunBall } from './bun.ts'
import type { Cap } from './cap.ts'
import type { CutContext } from './cut-context.ts'
import { fallingCut } from './falling-cut.ts'
import { fallingCapLift } from './falling-lift.ts'
import { fringeOf } from './fringe.ts'
import type { Lock } from './lock.ts'
import { shortCut } from './short-cut.ts'
import { shortCuts } from './short-cuts.ts'
import { shortCapLift } from './short-lift.ts'
import { sweptFront } from './swept-front.ts'
import { knotOf, tiedEdge, tiedHair } from './tied-hair.ts'
import { tiedLift } from './tied-lift.ts'
import { fallingVolume, volumeOf } from './volume.ts'

export interface Haircut {
  readonly locks: readonly Lock[]
  /** Drawn below the locks. */
  readonly caps: readonly Cap[]
  /** Drawn over falling hair. */
  readonly covers?: readonly Cap[]
  /** A bun's ball, below its locks. */
  readonly ball: Ball | null
  /** The requested parameters. */
  readonly hair: HairParameters
  readonly hairline: Hairline
}

/** Builds a haircut: tied hair, a short cut, or falling hair. */
export function haircutOf(context: CutContext): Haircut {
  const { hair, hairline } = context
  const ball = hair.tied === 'lowBun' ? bunBall(hair, knotOf('lowBun')) : null
  return { ...locksAndCaps(context), ball, hair, hairline }
}

function locksAndCaps(context: CutContext): Pick<Haircut, 'locks' | 'caps' | 'covers'> {
  const { hair } = context
  const fringe = fringeOf(context)
  if (hair.tied === 'halfUp') {
    return {
      locks: [...fallingCut(context), ...tiedHair(context), ...fringe],
      caps: [fallingCap(context)],
      covers: [tiedCap(context)],
    }
  }
  if (hair.tied !== 'none')
    return { locks: [...tiedHair(context), ...fringe], caps: [tiedCap(context)] }
  if (hair.cut === 'falling')
    return { locks: [...fallingCut(context), ...fringe], caps: [fallingCap(context)] }
  const front = hair.cut === 'swept' ? sweptFront(context) : []
  return { locks: [...shortCut(context), ...front, ...fringe], caps: shortCaps(context, hair.cut) }
}

/** Builds the cap under falling hair, which rises behind the face. */
function fallingCap({ hair, hairline }: CutContext): Cap {
  const lift = fallingCapLift(fallingVolume(hair))
  return {
    edge: (azimuth) => {
      const a = Math.abs(azimuth)
      const beside = lerp(34, -6, smoothstep(50, 84, a)) - 18 * smoothstep(96, 122, a)
      return Math.max(hairline(azimuth) + 2, beside)
    },
    lift: (way) => lift(way) * overForehead(way, hairline),
    jitter: 2.4,
  }
}

function tiedCap(context: CutContext): Cap {
  const { crown } = volumeOf(context.hair)
  return {
    edge: (azimuth) => tiedEdge(context, azimuth),
    lift: (way) => 1.5 + tiedLift(crown, way) * overForehead(way, context.hairline),
    jitter: 0.6,
    isCombed: true,
  }
}

/**
 * Returns 0 at the forehead's hairline, where hair is close to the head, rising to 1 some degrees
 * higher and around.
 */
function overForehead([x, y, z]: Vector, hairline: Hairline, whole = 26): number {
  const azimuth = Math.abs(degrees(atan2(x, z)))
  const above = degrees(asin(clamp(-y, -1, 1))) - hairline(azimuth)
  return azimuth > 56 ? 1 : smoothstep(-4, whole, above)
}

function shortCaps({ hair, hairline }: CutContext, name: keyof typeof shortCuts): Cap[] {
  const cut = shortCuts[name]
  const lift = shortCapLift(hair, cut)
  const cap: Cap = {
    edge: (azimuth) =>
      Math.max(hairline(azimuth) + 1, valueAt(cut.end, Math.abs(azimuth)) + 5) -
      (cut.isParted ? belowParting(hair, azimuth) : 0),
    lift: (way) => lift(way) * overForehead(way, hairline, 50),
    jitter: 2.4,
  }
  return cut.isClipped ? [...fade(hairline), cap] : [cap]
}

/** Returns by how many degrees hair that sweeps over the forehead hides the cap's edge. */
function belowParting({ parting, partingSide }: HairParameters, azimuth: number): number {
  const a = parting === '5:5' ? Math.abs(azimuth) : -signOf(partingSide) * azimuth
  return 12 * smoothstep(14, 28, a) * smoothstep(62, 50, a)
}

/**
 * Builds clipped sides, shorter towards the hairline; over the forehead longer hair covers them.
 */
function fade(hairline: Hairline): Cap[] {
  const edge = (azimuth: number) => hairline(azimuth) + 9 * smoothstep(58, 47, Math.abs(azimuth))
  const higher = (azimuth: number) => edge(azimuth) + 12 + 1.4 * sin(azimuth / 6)
  return [
    { edge, lift: () => 1, jitter: 1.6, clipped: 'shortest' },
    { edge: higher, lift: () => 1.4, jitter: 3.4, clipped: 'short' },
  ]
}
