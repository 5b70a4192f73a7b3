import { lerp } from '../geometry/numbers.ts'
import type { HairParameters } from '../parameters/portrait.ts'

/** Distances of hair from the scalp, in mm. */
export interface Volume {
  readonly crown: number
  readonly sides: number
}

/** Returns the volume of falling hair: flat at its roots below hair that is tied up. */
export function fallingVolume(hair: HairParameters): Volume {
  const { crown, sides } = volumeOf(hair)
  return { crown: hair.tied === 'halfUp' ? crown * 0.2 : crown, sides }
}

export function volumeOf(hair: HairParameters): Volume {
  const curls = hair.wave === 'perm' ? 1 : 0
  return {
    crown: lerp(5, 22, hair.crown / 100) + 2 * curls,
    sides: lerp(2, 18, hair.sides / 100) + 6 * curls,
  }
}
