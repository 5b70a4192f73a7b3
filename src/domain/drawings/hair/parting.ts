import { cos, sin } from '../geometry/deterministic-math.ts'
import { lerp, radians } from '../geometry/numbers.ts'
import { direction, normalized, type Vector } from '../geometry/vector.ts'
import type { Hairline } from '../head/skull.ts'
import type { HairParameters } from '../parameters/portrait.ts'
import { signOf } from '../parameters/sides.ts'

const offsets = { '5:5': 0, '6:4': 0.2, '7:3': 0.42, '8:2': 0.6, none: 0 } as const

/** Direction of the hair whorl, slightly to the client's left. */
export const CROWN = direction(172, 66)

/** Returns the parting's offset from the middle, as a signed share of the forehead. */
export const partingOffset = ({ parting, partingSide }: HairParameters) =>
  offsets[parting] * signOf(partingSide)

/** Returns the elevation in degrees at which a parting begins: the middle of the hairline. */
export const partingStart = (hairline: Hairline) => hairline(0) + 0.5

/** Returns a direction on the parting: 0 at the forehead, 1 at the crown. */
export function partingAt(start: number, offset: number, share: number): Vector {
  const angle = radians(lerp(start, 113, share))
  return normalized([offset * (1 - 0.6 * share), -sin(angle), cos(angle)])
}
