import type { FaceOutlineName } from '#domain/drawings/parameters/face-fields.ts'
import { levelOf, shapeShares } from '#domain/face-measures/face-shapes.ts'
import { type FaceMeasures, type Ratios, ratioNames } from '#domain/face-measures/measure-face.ts'
import type { HairAdminTexts } from '../../admin-texts.ts'

/** From this share on, a second shape is named beside the first. */
const NAMED_FROM_PERCENT = 15

/** Names a face by its chosen shape and, if near, the next one. */
export function shapeName(outline: FaceOutlineName, ratios: Ratios, texts: HairAdminTexts): string {
  const next = shapeShares(ratios).find((share) => share.outline !== outline)
  const name = texts.shapes[outline]
  return next && next.percent >= NAMED_FROM_PERCENT
    ? texts.between(name, texts.shapes[next.outline])
    : name
}

/** Difference between thirds, in percent, from which the longest is worth saying. */
const UNEVEN_PERCENT = 3

/** Describes a face in sentences: widths, length, and the longest third if it stands out. */
export function describeFace({ ratios, thirds }: FaceMeasures, texts: HairAdminTexts): string {
  const sentences = ratioNames.map((name) => texts.meanings[name][levelOf(name, ratios[name])])
  const longest = Math.max(...thirds)
  const [, second = longest] = thirds.toSorted((one, other) => other - one)
  const third = longest - second >= UNEVEN_PERCENT && texts.longestThird[thirds.indexOf(longest)]
  return [...sentences, ...(third ? [third] : [])].join(' ')
}
