import type { Lab } from '#domain/colours/spaces.ts'
import type { Pixels } from '#domain/faces/pixels.ts'
import { photoLimits } from './limits.ts'
import { checkOf, type PhotoCheck } from './photo-check.ts'
import { gridColours, labOfRgb, meanLab } from './sample.ts'

/** Checks that skin looks like skin of any tone. Only strong casts count, and black and white. */
export function checkSkinColour({ a, b }: Lab): PhotoCheck {
  const { skinA, skinB } = photoLimits
  const isSkin = a >= skinA.min && a <= skinA.max && b >= skinB.min && b <= skinB.max
  return checkOf('naturalColour', Math.hypot(a, b), isSkin ? null : 'colourCast')
}

/** Checks that a picture without a face is not all of one colour. */
export function checkPictureColour(pixels: Pixels): PhotoCheck {
  const { a, b } = meanLab(gridColours(pixels).map(labOfRgb))
  const chroma = Math.hypot(a, b)
  const hasCast = chroma > photoLimits.maxPictureChroma
  return checkOf('naturalColour', chroma, hasCast ? 'colourCast' : null)
}
