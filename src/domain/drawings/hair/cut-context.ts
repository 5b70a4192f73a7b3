import type { Random } from '../geometry/random.ts'
import type { Hairline } from '../head/skull.ts'
import type { Detail } from '../parameters/picture-fields.ts'
import type { HairParameters } from '../parameters/portrait.ts'

/** Inputs of every rule of a haircut. */
export interface CutContext {
  readonly hair: HairParameters
  readonly detail: Detail
  readonly random: Random
  readonly hairline: Hairline
  readonly chinY: number
}
