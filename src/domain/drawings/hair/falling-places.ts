import { atan2, power } from '../geometry/deterministic-math.ts'
import { lerp } from '../geometry/numbers.ts'
import type { Random } from '../geometry/random.ts'
import { alongCircle, direction, normalized, type Vector } from '../geometry/vector.ts'
import type { HairParameters } from '../parameters/portrait.ts'
import { isOnSide } from '../parameters/sides.ts'
import type { CutContext } from './cut-context.ts'
import type { Lock } from './lock.ts'
import { partingAt, partingOffset, partingStart } from './parting.ts'

const GOLDEN_SHARE = 0.618
const STEPS = 3

export interface Place {
  readonly tier: Lock['tier']
  readonly height: number
  readonly side: number
  readonly index: number
  readonly count: number
  /** From 0 (beside the face) to 1 (at the nape). */
  readonly place: number
}

/** Returns a lock's azimuth; tucked hair passes behind the ear. */
export function azimuthAt(
  hair: HairParameters,
  side: number,
  place: number,
  halfWidth: number,
): number {
  const tucked = isOnSide(hair.tucked, side)
  const first = tucked ? 101 : 57 + Math.max(0, halfWidth - 13) * 0.7
  return lerp(first, 181, tucked ? place : power(place, 0.85))
}

export function rootOf(
  context: CutContext,
  { height, side, place }: Place,
  leaves: Vector,
): Vector {
  const { hair, random, hairline } = context
  if (hair.tied === 'halfUp') return direction(atan2(leaves[0], leaves[2]) * 57.3, 27 + 8 * height)
  const start = partingStart(hairline)
  const offset = partingOffset(hair)
  if (height < 1) return alongCircle(partingAt(start, offset, place), leaves, 0.5 * (1 - height))
  return normalized(partingAt(start, offset + side * (random() - 0.7) * 0.035, place))
}

/** Strong layers are cut in few steps, so that neighbours end in tufts rather than one by one. */
const steppedShare = (share: number, strength: number) =>
  lerp(share, (Math.floor(share * STEPS) + 0.18 * share) / (STEPS - 0.9), strength)

/**
 * Returns where a lock ends: the under tier has the full length; higher tiers are shorter, step by
 * step up to the layers' start.
 */
export function endBelowChin(
  hair: HairParameters,
  at: Place,
  nearFace: number,
  random: Random,
): number {
  const strength = hair.layers / 100
  const start = Math.min(hair.length, hair.layersStart)
  const step = steppedShare((at.index * GOLDEN_SHARE) % 1, strength) * 0.94 + 0.06
  const share =
    strength &&
    at.height * Math.min(1, power(step, lerp(2.6, 0.7, strength)) + (at.index === 1 ? 1 : 0))
  const end = hair.length + (start - hair.length) * share
  const isCut = hair.ends === 'blunt' || hair.ends === 'cCurl'
  const jitter = isCut ? 3.4 + 10 * strength * at.height : 9 + 14 * strength
  const short = at.index === at.count >> 1 && at.height === 0 ? 0 : random() * jitter
  return end - short * (1 - share) - hair.faceFrame * nearFace * at.height
}
