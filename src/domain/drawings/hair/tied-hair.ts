import { itemAt } from '#domain/collections/lists.ts'
import { asin, atan2, power, sin } from '../geometry/deterministic-math.ts'
import { degrees, lerp, smoothstep } from '../geometry/numbers.ts'
import { alongCircle, direction, normalized, type Vector } from '../geometry/vector.ts'
import { onScalp, SKULL_CENTRE } from '../head/skull.ts'
import type { HairParameters } from '../parameters/portrait.ts'
import { bun } from './bun.ts'
import type { CutContext } from './cut-context.ts'
import type { Lock } from './lock.ts'
import { looseStrands } from './loose-strands.ts'
import { partingAt, partingOffset, partingStart } from './parting.ts'
import { ponytail } from './ponytail.ts'
import { tiedLift } from './tied-lift.ts'
import { volumeOf } from './volume.ts'

const LOCKS = { full: 52, medium: 38, thumbnail: 10 } as const

const BACK_LOCKS = { full: 16, medium: 11, thumbnail: 3 } as const

/** Elevation of the knot at the back of the head. */
const knots = { ponytail: 24, lowBun: -30, halfUp: 26 } as const
/**
 * For half-up styles: elevations of the line from the temples to the knot, above which hair is
 * tied.
 */
const HALF_UP_ELEVATION = { temple: 3, back: 22 } as const

export const knotOf = (tied: 'ponytail' | 'lowBun' | 'halfUp') => direction(180, knots[tied])

/**
 * Builds hair that is combed from the hairline to a knot, and the hair that hangs from the knot.
 */
export function tiedHair(context: CutContext): Lock[] {
  const { hair, detail } = context
  if (hair.tied === 'none') return []
  const count = Math.round(LOCKS[detail] * (hair.tied === 'halfUp' ? 0.7 : 1))
  const knot = knotOf(hair.tied)
  if (hair.tied === 'halfUp' && detail === 'thumbnail') return ponytail(context, knot)
  const around = Array.from({ length: count }, (_, i) =>
    combedLock(context, knot, i, count),
  ).filter(({ guide }) => !isOverEar(itemAt(guide, 0)))
  const hanging = hair.tied === 'lowBun' ? bun(context, knot) : ponytail(context, knot)
  return [...around, ...backLocks(context, knot), ...hanging, ...looseStrands(context)]
}

function combedLock(context: CutContext, knot: Vector, index: number, count: number): Lock {
  const { hair, random } = context
  const azimuth = -180 + (360 * (index + 0.6 * random())) / count
  const root = direction(azimuth, tiedEdge(context, azimuth) + 1)
  return combed(context, {
    root,
    knot,
    through: middleOf(hair, azimuth),
    halfWidth: (4.6 * 46) / count,
  })
}

/** Returns whether hair is above the ear; it is combed with the hair in front of it. */
function isOverEar([x, , z]: Vector): boolean {
  const azimuth = Math.abs(degrees(atan2(x, z - SKULL_CENTRE[2])))
  return azimuth > 75 && azimuth < 97
}

/** Builds the locks behind a parting, combed from there to the knot. */
function backLocks(context: CutContext, knot: Vector): Lock[] {
  const { hair, detail, random } = context
  if (hair.parting === 'none') return []
  const count = BACK_LOCKS[detail]
  const start = partingStart(context.hairline)
  const offset = partingOffset(hair)
  return Array.from({ length: count }, (_, i) => {
    const across = (((i + random() * 0.5) / (count - 0.5)) * 2 - 1) * 0.5
    const root = normalized(partingAt(start, offset + across, 0.6 + 0.35 * random()))
    return combed(context, { root, knot, through: null, halfWidth: 4.6 })
  })
}

function combed(
  context: CutContext,
  {
    root,
    knot,
    through,
    halfWidth,
  }: { root: Vector; knot: Vector; through: Vector | null; halfWidth: number },
): Lock {
  const { hair, detail } = context
  const { crown } = volumeOf(hair)
  const guide = Array.from({ length: 12 }, (_, j) => {
    const s = j / 11
    const plain = alongCircle(root, knot, s)
    const way = overEar(
      context,
      through ? bowed(plain, through, 0.5 * sin(Math.PI * power(s, 0.8))) : plain,
    )
    return onScalp(
      way,
      1.5 + tiedLift(crown, way) * smoothstep(-0.05, 0.24, s) * smoothstep(1.06, 0.8, s),
    )
  })
  return {
    tier: 'combed',
    guide,
    onHead: 12,
    halfWidth,
    root: 0.4,
    taper: 20,
    grown: 0.13,
    headPoints: detail === 'thumbnail' ? 4 : 6,
    pointEveryMm: 0,
    isCombed: true,
  }
}

/** Routes hair to a low knot along the scalp. */
function overEar(context: CutContext, way: Vector): Vector {
  const [x, y, z] = way
  const azimuth = degrees(atan2(x, z))
  const lowest = Math.abs(azimuth) > 60 ? tiedEdge(context, azimuth) + 1.5 : -90
  return degrees(asin(-y)) < lowest ? direction(azimuth, lowest) : way
}

const bowed = ([x, y, z]: Vector, [a, b, c]: Vector, share: number) =>
  normalized([x + a * share, y + b * share, z + c * share])

/**
 * Returns the intermediate direction of parted hair, which is first combed down to the side; null
 * without a parting.
 */
function middleOf({ parting }: HairParameters, azimuth: number): Vector | null {
  if (parting === 'none' || Math.abs(azimuth) > 70) return null
  return direction(Math.sign(azimuth || 1) * 70, 34)
}

/** Returns where combed hair begins: the hairline, or the parting line of half-up hair. */
export function tiedEdge({ hair, hairline }: CutContext, azimuth: number): number {
  const edge = hairline(azimuth)
  return hair.tied === 'halfUp' && Math.abs(azimuth) > 50
    ? Math.max(
        edge,
        lerp(HALF_UP_ELEVATION.temple, HALF_UP_ELEVATION.back, (Math.abs(azimuth) - 50) / 130),
      )
    : edge
}
