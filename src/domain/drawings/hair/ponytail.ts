import { lerp, smoothstep } from '../geometry/numbers.ts'
import { cos, power, sin } from '../geometry/same-everywhere.ts'
import type { Vector } from '../geometry/vector.ts'
import { onScalp } from '../head/skull.ts'
import type { CutContext } from './cut-context.ts'
import type { Lock } from './lock.ts'
import { bendAt } from './wave.ts'

const LOCKS = { full: 20, medium: 14, thumbnail: 5 } as const
const STEPS = 16

/**
 * How a tail falls, in mm: how thick it is, how far it stands off, how high it rises first,
 * how far it falls over the client's left shoulder.
 */
const tails = {
  ponytail: { width: 31, out: 24, rise: 20, aside: 17, shorter: 0 },
  halfUp: { width: 15, out: 9, rise: 5, aside: 0, shorter: 40 },
} as const

/** A tail that rises out of its band, swells and comes together at its end. */
export function ponytail(context: CutContext, knot: Vector): Lock[] {
  const { hair, detail, random, chinY } = context
  const tail = tails[hair.tied === 'halfUp' ? 'halfUp' : 'ponytail']
  const from = onScalp(knot, 8)
  const count = Math.round((LOCKS[detail] * tail.width) / tails.ponytail.width)
  const endY = Math.max(from[1] + 60, chinY + hair.length - tail.shorter)
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + random() * 0.6) / count) * 2 * Math.PI
    const [x, z] = [cos(angle), sin(angle)]
    const end = endY - (i === 0 ? 0 : random() * (hair.ends === 'blunt' ? 6 : 26))
    const shape = {
      wave: hair.wave,
      ends: hair.ends === 'blunt' ? ('blunt' as const) : ('thinned' as const),
      waveSize: hair.waveSize,
      phase: random() * 0.6 + x,
      height: 0.8,
    }
    const guide = Array.from({ length: STEPS + 1 }, (_, j): Vector => {
      const s = j / STEPS
      const swell = smoothstep(-0.04, 0.36, s) * lerp(1, 0.52, smoothstep(0.5, 1, s))
      const rise = tail.rise * sin(Math.PI * Math.min(1, s * 3.2))
      const y = lerp(from[1], end, power(s, 1.12)) - rise
      const bend = bendAt(shape, y + 60, end - y)
      return [
        from[0] + x * tail.width * swell + tail.aside * smoothstep(0.25, 1, s) + bend.around * 0.9,
        y,
        from[2] -
          tail.out * smoothstep(0, 0.16, s) * lerp(1, 0.25, s) +
          z * tail.width * 0.7 * swell -
          bend.out * 0.6,
      ]
    })
    return {
      tier: 'knot',
      guide,
      onHead: 6,
      halfWidth: (tail.width * 5.6) / count,
      root: 0.6,
      taper: 4,
      grown: 0.13,
      headPoints: 4,
      pointEveryMm: hair.wave === 'perm' ? 12 : hair.wave === 'sWave' ? 16 : 36,
    }
  })
}
