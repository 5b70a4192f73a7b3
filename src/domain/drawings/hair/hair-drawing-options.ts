import type { Random } from '../geometry/random.ts'
import type { Hairline } from '../head/skull.ts'
import type { Projection } from '../head/view.ts'
import type { Detail } from '../parameters/picture-fields.ts'
import type { HairInks } from './hair-colour.ts'

/** Options that every part of the hair drawing shares. */
export interface HairDrawingOptions {
  readonly projection: Projection
  readonly inks: HairInks
  readonly detail: Detail
  readonly random: Random
  readonly hairline: Hairline
  readonly unitsPerMm: number
}
