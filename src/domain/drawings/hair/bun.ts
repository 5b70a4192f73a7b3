import { cos, sin } from '../geometry/deterministic-math.ts'
import { lerp } from '../geometry/numbers.ts'
import { cross, normalized, type Vector } from '../geometry/vector.ts'
import { onScalp } from '../head/skull.ts'
import type { HairParameters } from '../parameters/portrait.ts'
import type { CutContext } from './cut-context.ts'
import type { Lock } from './lock.ts'

/** Number of turns of the strand, from the head outwards. */
const TURNS = { full: 7, medium: 5, thumbnail: 3 } as const
const STEPS = 22
/** Latitudes on the ball between which the strand is wound, in radians. */
const FIRST = -0.75
const LAST = 1.32

/** The round mass of a bun, in mm. */
export interface Ball {
  readonly middle: Vector
  readonly radius: number
}

/** Returns a bun's ball; longer hair makes a larger one. */
export function bunBall({ length }: HairParameters, knot: Vector): Ball {
  const radius = lerp(22, 31, (length + 72) / 332)
  return { middle: onScalp(knot, radius * 0.6), radius }
}

/**
 * Builds a bun: a strand wound around an axis that leans to the client's left, so that its centre
 * is visible.
 */
export function bun({ detail, random, hair }: CutContext, knot: Vector): Lock[] {
  const { middle, radius } = bunBall(hair, knot)
  const axis = normalized([knot[0] + 0.42, knot[1] - 0.3, knot[2]])
  const across = normalized(cross(axis, [0, 1, 0]))
  const up = normalized(cross(axis, across))
  const turns = TURNS[detail]
  return Array.from({ length: turns }, (_, turn): Lock => {
    const start = 2.2 + turn * 0.9 + random() * 0.4
    const guide = Array.from({ length: STEPS + 1 }, (_, i): Vector => {
      const share = (turn + (1.1 * i) / STEPS) / (turns + 0.1)
      const latitude = lerp(FIRST, LAST, share)
      const angle = start + (2.2 * Math.PI * i) / STEPS
      const reach = radius * (0.97 + 0.05 * sin(angle * 1.5 + turn))
      const [ring, out] = [reach * cos(latitude), reach * 0.94 * sin(latitude)]
      const at = (axisIndex: 0 | 1 | 2) =>
        middle[axisIndex] +
        across[axisIndex] * ring * cos(angle) +
        up[axisIndex] * ring * sin(angle) +
        axis[axisIndex] * out
      return [at(0), at(1), at(2)]
    })
    return {
      tier: 'knot',
      guide,
      onHead: STEPS + 1,
      halfWidth: (radius * 1.25) / turns,
      root: 0.5,
      taper: 6,
      grown: 0.1,
      headPoints: detail === 'thumbnail' ? 9 : 14,
      pointEveryMm: 0,
      around: middle,
    }
  })
}
