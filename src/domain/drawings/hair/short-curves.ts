import { cos, power, sin } from '../geometry/deterministic-math.ts'
import { smoothstep } from '../geometry/numbers.ts'
import type { Vector } from '../geometry/vector.ts'

/** Curls a guide sideways and off the head, more towards its end. */
export const curled = (guide: readonly Vector[], curl: number, phase: number): Vector[] =>
  guide.map(([x, y, z], i) => {
    const s = i / (guide.length - 1)
    const turn = phase + s * 15
    const grown = curl * power(s, 0.8)
    return [x + grown * 7 * cos(turn), y + grown * 4 * sin(turn), z + grown * 5 * sin(turn + 0.8)]
  })

/** Turns tips over the forehead back to the face, like a comma. */
export function turnedIn(guide: readonly Vector[], azimuth: number): Vector[] {
  const inwards = -Math.sign(azimuth) * 9 * smoothstep(70, 30, Math.abs(azimuth))
  return guide.map(([x, y, z], i) => [x + inwards * power(i / (guide.length - 1), 4), y, z])
}
