import { lerp } from '../geometry/numbers.ts'
import type { HairParameters } from '../parameters/portrait.ts'

/** How far hair stands off the scalp, in mm. */
export interface Volume {
  readonly crown: number
  readonly sides: number
}

export function volumeOf(hair: HairParameters): Volume {
  const curls = hair.wave === 'perm' ? 1 : 0
  return {
    crown: lerp(5, 22, hair.crown / 100) + 2 * curls,
    sides: lerp(2, 18, hair.sides / 100) + 6 * curls,
  }
}
