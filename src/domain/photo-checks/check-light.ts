import { itemAt } from '#domain/collections/lists.ts'
import type { Pixels } from '#domain/faces/pixels.ts'
import { photoLimits } from './limits.ts'
import { checkOf, type PhotoCheck } from './photo-check.ts'
import { type Box, gridColours, lightnessOfLuma, lumaOf, type Rgb } from './sample.ts'
import type { Cheeks } from './skin.ts'

/** Luma from which a pixel counts as white without detail. */
const WHITE = 250

/** Checks the light on a face. What else is bright distinguishes dark skin from darkness. */
export function checkFaceLight(pixels: Pixels, face: Box, cheeks: Cheeks): readonly PhotoCheck[] {
  const { lightness } = cheeks.both
  const brightest = brightestOf(gridColours(pixels))
  const isDim = lightness < photoLimits.minDimSkinLightness && brightest < photoLimits.minBrightest
  const isDark = isDim || lightness < photoLimits.minSkinLightness
  const clipped = clippedOf(gridColours(pixels, face))
  return [
    checkOf('luminance', lightness, isDark ? 'tooDark' : null),
    checkOf('overExposure', clipped, clipped > photoLimits.maxClippedFace ? 'tooBright' : null),
  ]
}

/** Checks that both sides of a face are equally light. */
export function checkEvenness({ left, right }: Cheeks): PhotoCheck {
  const difference = right.lightness - left.lightness
  const isUneven = Math.abs(difference) > photoLimits.maxCheekDifference
  return checkOf('illuminationUniformity', difference, isUneven ? 'unevenLight' : null)
}

/** Checks the light of a picture without a face. */
export function checkPictureLight(pixels: Pixels): readonly PhotoCheck[] {
  const colours = gridColours(pixels)
  const lightness = meanLightness(colours)
  const clipped = clippedOf(colours)
  const { minPictureLightness, maxClippedPicture } = photoLimits
  return [
    checkOf('luminance', lightness, lightness < minPictureLightness ? 'tooDark' : null),
    checkOf('overExposure', clipped, clipped > maxClippedPicture ? 'tooBright' : null),
  ]
}

/**
 * Checks a picture for darkness that does not come from what is behind a face: nothing in it is bright.
 */
export function checkDarkness(pixels: Pixels): PhotoCheck {
  const colours = gridColours(pixels)
  const lightness = meanLightness(colours)
  const { minPictureLightness, minBrightest } = photoLimits
  const isDark = lightness < minPictureLightness && brightestOf(colours) < minBrightest
  return checkOf('luminance', lightness, isDark ? 'tooDark' : null)
}

const meanLightness = (colours: readonly Rgb[]): number =>
  lightnessOfLuma(colours.reduce((sum, colour) => sum + lumaOf(colour), 0) / colours.length)

/** Lightness that the brightest twentieth of a picture has at least. */
function brightestOf(colours: readonly Rgb[]): number {
  const lumas = colours.map(lumaOf).sort((a, b) => a - b)
  return lightnessOfLuma(itemAt(lumas, Math.floor(lumas.length * 0.95)))
}

const clippedOf = (colours: readonly Rgb[]): number =>
  colours.filter((colour) => lumaOf(colour) >= WHITE).length / Math.max(1, colours.length)
