import { lerp } from '../geometry/numbers.ts'
import { cos, power, sin } from '../geometry/same-everywhere.ts'
import { cross, normalized, type Vector } from '../geometry/vector.ts'
import { onScalp } from '../head/skull.ts'
import type { HairParameters } from '../parameters/portrait.ts'
import type { CutContext } from './cut-context.ts'
import type { Lock } from './lock.ts'

/** Twisted sections, from the outer ones to the middle. */
const SECTIONS = { full: 11, medium: 9, thumbnail: 6 } as const
const STEPS = 14

/** The round mass of a bun, in mm. */
export interface Ball {
  readonly middle: Vector
  readonly radius: number
}

/** Longer hair makes a larger bun. */
export function bunBall({ length }: HairParameters, knot: Vector): Ball {
  const radius = lerp(22, 31, (length + 72) / 332)
  return { middle: onScalp(knot, radius * 0.6), radius }
}

/** A bun: sections wound around each other like the leaves of a rose. */
export function bun({ detail, random, hair }: CutContext, knot: Vector): Lock[] {
  const { middle, radius } = bunBall(hair, knot)
  const across: Vector = [1, 0, 0]
  const up = normalized(cross(knot, across))
  const count = SECTIONS[detail]
  return Array.from({ length: count }, (_, i) => {
    const inner = i / (count - 1)
    const start = i * 2.25 + random() * 0.5
    const reach = lerp(0.86, 1, random())
    const guide = Array.from({ length: STEPS + 1 }, (_, j): Vector => {
      const s = j / STEPS
      const angle = start + s * lerp(3.9, 3.3, inner)
      // From the equator of a ball to its outer pole.
      const latitude = lerp(-0.25, 1.25, power(inner, 1.1)) + 0.16 * s
      const [ring, out] = [radius * 0.78 * cos(latitude) * reach, radius * 0.78 * sin(latitude)]
      const [c, d] = [cos(angle) * ring, sin(angle) * ring * 0.94]
      return [
        middle[0] + across[0] * c + up[0] * d + knot[0] * out,
        middle[1] + across[1] * c + up[1] * d + knot[1] * out,
        middle[2] + across[2] * c + up[2] * d + knot[2] * out,
      ]
    })
    return {
      tier: 'knot',
      guide,
      onHead: STEPS + 1,
      halfWidth: radius * lerp(0.27, 0.2, inner),
      root: 0.06,
      taper: 2.2,
      grown: 0.45,
      headPoints: detail === 'thumbnail' ? 6 : 9,
      pointEveryMm: 0,
    }
  })
}
