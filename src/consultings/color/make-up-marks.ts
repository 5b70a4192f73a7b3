import { neckShifts } from '#domain/drawings/clothes/body.ts'
import { PENDANT_BELOW_CHIN } from '#domain/drawings/clothes/necklace.ts'
import { boxOf } from '#domain/drawings/frame.ts'
import { headMeasures } from '#domain/drawings/head/measures.ts'
import { type PortraitChoices, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import type { Area } from './sheet-content.ts'

export interface MakeUpMark {
  readonly area: Area
  /** As the list beside the face numbers it. */
  readonly number: number
  /** Where it points to, and where its number stands: in mm of the drawing. */
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

/** How far from the middle numbers stand: beside any hair, inside any frame. */
const NUMBERS_X = 152

/**
 * Marks on a drawn face from the front. They come from the measures that it is drawn by, so that they
 * meet lips and eyes of any face.
 */
export function makeUpMarks(choices: PortraitChoices) {
  const { face, hair, picture } = portraitOf(choices)
  const { mouthY, chinY } = headMeasures(face)
  const pendantY = chinY + neckShifts[face.neck] + PENDANT_BELOW_CHIN
  // biome-ignore format: a table reads by columns
  const marks: readonly MakeUpMark[] = [
    { area: 'lip',   number: 1, from: [13, mouthY + 2],   to: [NUMBERS_X, mouthY + 22] },
    { area: 'cheek', number: 2, from: [-46, 33],          to: [-NUMBERS_X, 46] },
    { area: 'eye',   number: 3, from: [43, -8],           to: [NUMBERS_X, -26] },
    { area: 'hair',  number: 4, from: [-40, -104],        to: [-NUMBERS_X, -118] },
    { area: 'metal', number: 5, from: [3, pendantY],          to: [NUMBERS_X, chinY + 36] },
  ]
  return { box: boxOf(picture, hair), marks }
}
