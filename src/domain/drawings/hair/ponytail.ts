import { cos, sin } from '../geometry/deterministic-math.ts'
import { lerp } from '../geometry/numbers.ts'
import type { Vector } from '../geometry/vector.ts'
import type { CutContext } from './cut-context.ts'
import type { Lock } from './lock.ts'
import { type TailForm, tailCourse } from './tail-course.ts'
import { bendAt } from './wave.ts'

const LOCKS = { full: 20, medium: 14, thumbnail: 6 } as const
const STEPS = 18

/** In mm; a ponytail falls over the client's left shoulder. */
const tails = {
  ponytail: { width: 27, out: 44, rise: 26, aside: 50, shorter: 0 },
  halfUp: { width: 15, out: 16, rise: 6, aside: 0, shorter: 40 },
} as const satisfies Readonly<Record<string, TailForm & { shorter: number }>>

/** Builds a tail that rises out of its band, swells, and narrows to its end. */
export function ponytail(context: CutContext, knot: Vector): Lock[] {
  const { hair, detail, random, chinY } = context
  const isHalf = hair.tied === 'halfUp'
  const tail = tails[isHalf ? 'halfUp' : 'ponytail']
  // Waves need many points, and hide how few locks there are.
  const share = (isHalf ? 0.45 : 1) * (hair.wave === 'straight' ? 1 : 0.65)
  const count = Math.max(isHalf ? 3 : 5, Math.round(LOCKS[detail] * share))
  const lowest = chinY + hair.length - tail.shorter
  const locks = Array.from({ length: count }, (_, i): Lock => {
    const angle = ((i + random() * 0.6) / count) * 2 * Math.PI
    const [x, z] = [cos(angle), sin(angle)]
    const end = lowest - (i === 0 ? 0 : random() * (hair.ends === 'blunt' ? 8 : 34))
    const shape = {
      wave: hair.wave,
      ends: hair.ends === 'blunt' ? ('blunt' as const) : ('thinned' as const),
      waveSize: hair.waveSize,
      phase: random() * 0.6 + x,
      height: 0.8,
    }
    const course = tailCourse(knot, tail, end)
    const guide = Array.from({ length: STEPS + 1 }, (_, j): Vector => {
      const [px, py, pz] = course(j / STEPS, x, z)
      const bend = bendAt(shape, py + 60, course.endY - py)
      return [px + bend.around * 0.9, py, pz - bend.out * 0.6]
    })
    return {
      tier: 'knot',
      guide,
      onHead: 8,
      halfWidth: (tail.width * 5.2) / count,
      root: 0.5,
      taper: 3.2,
      grown: 0.2,
      headPoints: 5,
      pointEveryMm: hair.wave === 'perm' ? 12 : hair.wave === 'sWave' ? 17 : 30,
      isTail: !isHalf,
    }
  })
  return isHalf || detail === 'thumbnail' ? locks : [...locks, ...band(knot, tail)]
}

const BAND_POINTS = 10
/** Positions along the tail. */
const BAND_SHARES = [0.035, 0.075] as const

/** Builds a strand wound around the tail where it leaves the head. */
function band(knot: Vector, tail: TailForm): Lock[] {
  const course = tailCourse(knot, tail, 0)
  return BAND_SHARES.map((share): Lock => {
    const guide = Array.from({ length: BAND_POINTS + 1 }, (_, i) => {
      const angle = lerp(0, 2 * Math.PI, i / BAND_POINTS)
      return course(share, 1.06 * cos(angle), 1.06 * sin(angle))
    })
    return {
      tier: 'knot',
      guide,
      onHead: guide.length,
      halfWidth: 2.4,
      root: 1,
      taper: 60,
      grown: 0.01,
      headPoints: BAND_POINTS,
      pointEveryMm: 0,
      isThin: true,
      isTail: true,
    }
  })
}
