import { lerp, smoothstep, valueAt } from '../geometry/numbers.ts'
import { alongCircle, direction, type Vector } from '../geometry/vector.ts'
import { signOf } from '../parameters/sides.ts'
import type { CutContext } from './cut-context.ts'
import { guideOnHead } from './guide.ts'
import type { Lock } from './lock.ts'
import { CROWN, partingAt, partingOffset, partingStart } from './parting.ts'
import { azimuthsOf } from './short-azimuths.ts'
import { curled, turnedIn } from './short-curves.ts'
import { type ShortCut, shortCuts } from './short-cuts.ts'
import { shortLift } from './short-lift.ts'

const LOCKS = { full: 54, medium: 40, thumbnail: 30 } as const
/** Number of locks in a small picture whose waves need many points. */
const SMALL_WAVES = 27
const STEPS = 10
/** Points of a drawn curve. */
const POINTS = { full: 5, medium: 4, thumbnail: 4 } as const
const CURLED_POINTS = { full: 9, medium: 9, thumbnail: 5 } as const
const WIDEST_MM = 19

/**
 * Builds hair that stays on the head to its end: it turns at the crown, or falls from a parting.
 */
export function shortCut(context: CutContext): Lock[] {
  const { hair, detail } = context
  if (hair.cut === 'falling') return []
  const cut = shortCuts[hair.cut]
  const isSmallWave = detail === 'thumbnail' && hair.wave !== 'straight'
  const count = isSmallWave ? SMALL_WAVES : LOCKS[detail]
  const innerShare = isSmallWave ? 0.36 : 0.5
  const rings = [
    {
      tier: 'under',
      inner: 0.55,
      count: Math.round(count * innerShare),
    },
    { tier: 'over', inner: 0, count },
  ] as const
  return rings.flatMap((ring) =>
    Array.from({ length: ring.count }, (_, index) => ({
      ...ring,
      index,
      ...azimuthsOf(context, cut, ring.count, index),
    }))
      .filter(({ azimuth }) => Math.abs(azimuth) >= cut.from)
      .map((place) => shortLock(context, cut, place)),
  )
}

interface Place {
  readonly tier: 'under' | 'over'
  /** Distance of the root from the crown. */
  readonly inner: number
  readonly count: number
  readonly index: number
  /** Azimuths of its root and its end. */
  readonly azimuth: number
  readonly towards: number
}

function shortLock(context: CutContext, cut: ShortCut, place: Place): Lock {
  const { random, hair } = context
  const { tier, inner, count, azimuth } = place
  const isUnder = tier === 'under'
  const end =
    valueAt(cut.end, Math.abs(azimuth)) +
    (random() - 0.5) * 2 * cut.rough +
    (!isUnder && random() < 0.3 ? cut.rough : 0)
  const leaves = direction(
    place.towards + turnAt(context, cut, azimuth) + (random() - 0.5) * 4,
    end - (isUnder ? 2 : 0),
  )
  const root = rootOf(context, cut, azimuth, inner, end)
  // In a small picture wide curls would leave gaps.
  const tight = context.detail === 'thumbnail' ? 0.45 : 1
  const curl = tight * { straight: 0, sWave: 0.5, perm: 1 }[hair.wave]
  const phase = random() * 6
  const guide = guideOnHead({ root, leaves, lift: liftOf(context, cut, isUnder), steps: STEPS })
  return {
    tier,
    guide: curl ? curled(guide, curl, phase) : cut.isParted ? turnedIn(guide, azimuth) : guide,
    onHead: STEPS + 1,
    halfWidth:
      Math.min(WIDEST_MM, ((isUnder ? 12 : 7.4) * 42) / count) *
      lerp(1.3, 1, smoothstep(10, 60, Math.abs(azimuth))) *
      (1 - 0.25 * curl),
    root: 0.25,
    // Lower locks fill the gaps between the tips.
    taper:
      (curl ? 2.2 : cut.taper) *
      (context.detail === 'thumbnail' ? 1.8 : isUnder && !curl ? 1.7 : 1),
    grown: 0.3,
    headPoints: (curl ? CURLED_POINTS : POINTS)[context.detail],
    pointEveryMm: 0,
    isShort: true,
  }
}

function liftOf(context: CutContext, cut: ShortCut, isUnder: boolean) {
  const { random } = context
  const rough = random() * 3
  const wide = (random() - 0.5) * 2
  const tip = cut.tip + (random() - 0.5) * 3
  const flat = isUnder ? 0.75 : 1
  const plain = shortLift(context.hair, cut)
  return (s: number) =>
    (plain(s) + rough * s * (1 - s) + wide * s * (2 - s)) * flat + tip * s * s * s
}

/** Returns how far hair turns aside: in front it does, behind the ears it falls straight. */
function turnAt({ hair }: CutContext, { turn }: ShortCut, azimuth: number): number {
  const side = hair.parting === '5:5' ? Math.sign(azimuth) : -signOf(hair.partingSide)
  return turn * smoothstep(95, 20, Math.abs(azimuth)) * side
}

function rootOf(
  { hair, hairline }: CutContext,
  cut: ShortCut,
  azimuth: number,
  inner: number,
  end: number,
): Vector {
  const start = cut.isParted
    ? partingAt(partingStart(hairline), partingOffset(hair), smoothstep(26, 130, Math.abs(azimuth)))
    : CROWN
  return inner ? alongCircle(start, direction(azimuth, lerp(30, end, 0.3)), inner) : start
}
