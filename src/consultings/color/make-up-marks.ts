import { neckShifts } from '#domain/drawings/clothes/body.ts'
import { PENDANT_BELOW_CHIN } from '#domain/drawings/clothes/necklace.ts'
import { boxOf } from '#domain/drawings/frame.ts'
import { headMeasures } from '#domain/drawings/head/measures.ts'
import { type PortraitChoices, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import type { Area } from './report-content.ts'

export interface MakeUpMark {
  readonly area: Area
  /** Number in the list beside the face. */
  readonly number: number
  /** End points of the leader line: on the face, and at the number. In mm of the drawing. */
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

/** Distance of the numbers from the middle: outside of any hair, inside of any frame. */
const NUMBERS_X = 152

/**
 * Computes numbered marks for a face drawn from the front. They use the measures of the drawing, so
 * they meet the lips and eyes of any face.
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
