import { labDifference } from '#domain/colours/difference.ts'
import type { Lab } from '#domain/colours/spaces.ts'
import type { Face } from '#domain/faces/face.ts'
import { aboveMaskPoints, behindMaskPoints, foreheadPoints } from '#domain/faces/face-points.ts'
import type { Pixels } from '#domain/faces/pixels.ts'
import type { FaceFrame } from './face-frame.ts'
import { photoLimits } from './limits.ts'
import { checkOf, type PhotoCheck } from './photo-check.ts'
import { meanLab } from './sample.ts'
import { skinAt } from './skin.ts'

/** Checks that neither a mask nor a hand covers mouth and chin. */
export function checkMouth(pixels: Pixels, face: Face, frame: FaceFrame): PhotoCheck {
  const skin = meanLab(skinAt(pixels, face, frame, aboveMaskPoints))
  const covered = otherThan(skin, skinAt(pixels, face, frame, behindMaskPoints))
  return checkOf(
    'mouthOcclusion',
    covered,
    covered > photoLimits.maxMaskPoints ? 'mouthCovered' : null,
  )
}

/** Checks that hair does not cover the forehead. Reliable only in good light. */
export function checkForehead(
  pixels: Pixels,
  face: Face,
  frame: FaceFrame,
  cheeks: Lab,
): PhotoCheck {
  const covered = otherThan(cheeks, skinAt(pixels, face, frame, foreheadPoints))
  return checkOf(
    'foreheadVisible',
    covered,
    covered > photoLimits.maxHairPoints ? 'foreheadCovered' : null,
  )
}

/** Lightness of skin from which differences count in full. */
const FULL_LIGHTNESS = 50

/** Number of places whose colour is not that of the skin. */
function otherThan(skin: Lab, places: readonly Lab[]): number {
  const limit = photoLimits.maxSkinDifference * Math.min(1, skin.lightness / FULL_LIGHTNESS)
  return places.filter((place) => labDifference(place, skin) > limit).length
}
