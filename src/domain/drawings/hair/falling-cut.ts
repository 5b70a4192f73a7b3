import { power } from '../geometry/deterministic-math.ts'
import { clamp, lerp, smoothstep } from '../geometry/numbers.ts'
import { direction } from '../geometry/vector.ts'
import type { HairParameters } from '../parameters/portrait.ts'
import { pointEveryMm } from './curve-points.ts'
import type { CutContext } from './cut-context.ts'
import { crownShare, fallingLift, LEAVES_HEAD_AT } from './falling-lift.ts'
import { azimuthAt, endBelowChin, type Place, rootOf } from './falling-places.ts'
import { hangingGuide } from './guide.ts'
import type { Lock } from './lock.ts'
import { fallingVolume } from './volume.ts'

const LOCKS = { full: 15, medium: 11, thumbnail: 7 } as const

/**
 * Returns the tiers of a falling cut: how high each is, and how strongly it is layered (0 to 1).
 */
function tiersOf(hair: HairParameters, context: CutContext) {
  const least = hair.wave === 'straight' ? 5 : 25
  const layered = hair.layers > least && context.detail !== 'thumbnail'
  return layered
    ? ([
        ['under', 0],
        ['middle', 0.5],
        ['over', 1],
      ] as const)
    : ([
        ['under', 0],
        ['over', 1],
      ] as const)
}

/** Builds hair that grows from the parting and hangs around the head. */
export function fallingCut(context: CutContext): Lock[] {
  const { hair, random } = context
  const count = Math.round(LOCKS[context.detail] * lockShare(hair))
  const locks: Lock[] = []
  for (const [tier, height] of tiersOf(hair, context)) {
    const inTier = height < 1 ? Math.round(count * 0.75) : count
    for (const side of [-1, 1]) {
      for (let i = 0; i < inTier; i++) {
        const offset = height === 0.5 ? 0.5 : 0
        const place = clamp((i + offset + (random() - 0.5) * 0.45) / (inTier - 1))
        locks.push(
          lockAt(context, {
            tier,
            height,
            side,
            index: i,
            count: inTier,
            place: height ? power(place, 1.2) : place,
          }),
        )
      }
    }
  }
  return locks
}

/** Returns a factor for the number of locks: fewer and wider ones if each needs many points. */
function lockShare(hair: HairParameters): number {
  const long = 1 - 0.2 * smoothstep(90, 260, hair.length)
  const waved = { straight: 1, sWave: 0.9 * long, perm: 0.78 * long }[hair.wave]
  return waved * (hair.tied === 'halfUp' ? 0.72 : 1)
}

function lockAt(context: CutContext, at: Place): Lock {
  const { hair, random, chinY } = context
  const { side, height, place } = at
  const { crown, sides } = fallingVolume(hair)
  const nearFace = smoothstep(0.34, 0, place)
  const inner = 1 - height
  const halfWidth = ((height === 1 ? 7.6 : 8.6) * 20) / at.count
  const azimuth = side * azimuthAt(hair, side, place, halfWidth)
  const leaves = direction(azimuth, LEAVES_HEAD_AT)
  const endY = chinY + endBelowChin(hair, at, nearFace, random)
  const sink = inner ? 0 : lerp(0.3, 0.9, smoothstep(0.04, 0.38, place))
  const rise = crown * crownShare(place) + (random() - 0.5) * 1.2
  const plain = fallingLift({ crown: rise, sides: sides + (random() - 0.5) * 1.2 }, sink)
  const lift = (s: number) => plain(s) * (1 - 0.6 * inner)
  const wild = hair.wave === 'perm' ? 2 : 0.35
  return {
    tier: at.tier,
    // High hair parts at the forehead; wider locks close the gap.
    halfWidth: halfWidth * (1 + 0.9 * nearFace * power(hair.crown / 100, 2)),
    root: inner ? 0.05 : 0.1,
    taper: taperOf(context, inner),
    // The few wide locks of a small picture would stand out at their roots.
    grown: inner && context.detail === 'thumbnail' ? 0.38 : 0.13,
    headPoints: inner ? 3 : 4,
    pointEveryMm: pointEveryMm(hair, context.detail),
    ...hangingGuide({
      root: rootOf(context, at, leaves),
      leaves,
      azimuth,
      steps: 9,
      lift,
      endY,
      drift:
        (random() - 0.5) * 4 - side * nearFace * lerp(3, 15, random()) * smoothstep(90, 200, endY),
      shape: {
        wave: hair.wave,
        ends: hair.ends,
        waveSize: hair.waveSize,
        phase: place * 1.6 + random() * wild + (side > 0 ? 1.1 : 0) + inner * 0.5,
        height: (0.85 + 0.25 * random()) * (hair.wave === 'sWave' ? 1 - 0.35 * inner : 1),
      },
    }),
  }
}

function taperOf({ hair, detail }: CutContext, inner: number): number {
  if (hair.wave === 'perm') return 3.4
  // Full ends need another point, which a small picture cannot afford.
  if (hair.wave === 'sWave') return detail === 'thumbnail' ? 3.4 : inner ? 9 : 4.2
  const strength = hair.layers / 100
  if (hair.ends === 'flick') return inner ? 5 : 2.8
  if (hair.ends === 'thinned') return inner ? 10 : 3.6
  if (strength > 0.05 && detail !== 'thumbnail')
    return inner === 1 ? lerp(26, 13, strength) : lerp(6.4, 4, strength)
  return hair.ends === 'cCurl' ? 26 : 40
}
