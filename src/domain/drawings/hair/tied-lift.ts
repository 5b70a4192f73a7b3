import { power } from '../geometry/deterministic-math.ts'
import { clamp, lerp } from '../geometry/numbers.ts'
import type { Vector } from '../geometry/vector.ts'

/** Returns the distance of combed hair from the scalp, in mm; larger over the crown. */
export const tiedLift = (crown: number, [, y]: Vector) =>
  lerp(3, 2 + crown * 0.8, power(clamp(-y * 1.1), 1.5))
