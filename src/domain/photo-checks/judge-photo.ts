import type { Face } from '#domain/faces/face.ts'
import type { Pixels } from '#domain/faces/pixels.ts'
import { checkPictureColour, checkSkinColour } from './check-colour.ts'
import { checkForehead, checkMouth } from './check-cover.ts'
import { checkDarkness, checkEvenness, checkFaceLight, checkPictureLight } from './check-light.ts'
import { checkPlace, checkResolution } from './check-place.ts'
import { checkPose } from './check-pose.ts'
import { checkSharpness } from './check-sharpness.ts'
import { type FaceFrame, frameOf } from './face-frame.ts'
import { photoLimits } from './limits.ts'
import { boxOf, peopleIn } from './people-in.ts'
import { checkOf, type PhotoCheck, type PhotoSubject, unknownCheck } from './photo-check.ts'
import { cheeksOf } from './skin.ts'

export type { PhotoCheck, PhotoSubject } from './photo-check.ts'

/**
 * Judges a photo by its pixels and the faces that were found on it: what taking it again would make
 * better. Never says who somebody is. A subject of `any` needs no faces. From the side a face may not
 * be found, which is no reason to take the photo again.
 */
export function judgePhoto(
  pixels: Pixels,
  faces: readonly Face[],
  subject: PhotoSubject,
): readonly PhotoCheck[] {
  const resolution = checkResolution(pixels)
  const people = peopleIn(faces)
  const [largest] = people
  if (subject === 'any' || !largest) {
    const found = subject === 'front' ? [checkOf('singleFace', 0, 'noFace')] : []
    return [...found, resolution, ...checkPicture(pixels)]
  }
  return [
    checkOf('singleFace', people.length, people.length > 1 ? 'severalFaces' : null),
    resolution,
    ...checkFace(pixels, largest, frameOf(largest), subject),
  ]
}

/**
 * Judges a photo of a face before the face has been looked for: only what stays true whatever is behind
 * it. A wall may be white, black or red.
 */
export function judgeBeforeFace(pixels: Pixels): readonly PhotoCheck[] {
  const isSharpnessSeen = isGood(checkPictureLight(pixels))
  return [
    checkResolution(pixels),
    checkDarkness(pixels),
    isSharpnessSeen ? checkSharpness(pixels, null) : unknownCheck('sharpness'),
  ]
}

/** Checks a picture without a face. Darkness hides whether it is sharp. */
function checkPicture(pixels: Pixels): readonly PhotoCheck[] {
  const light = checkPictureLight(pixels)
  const sharpness = isGood(light) ? checkSharpness(pixels, null) : unknownCheck('sharpness')
  return [...light, checkPictureColour(pixels), sharpness]
}

function checkFace(
  pixels: Pixels,
  face: Face,
  frame: FaceFrame,
  subject: PhotoSubject,
): readonly PhotoCheck[] {
  const placeAndPose = [...checkPlace(pixels, face, frame), ...checkPose(frame, subject)]
  const cheeks = cheeksOf(pixels, face, frame)
  if (!cheeks) return placeAndPose
  const box = boxOf(face)
  const light = checkFaceLight(pixels, box, cheeks)
  const isLit = isGood(light)
  // Of a turned head, one cheek is away from the camera and from the light.
  const isTurned = subject === 'side' || Math.abs(frame.yaw) > photoLimits.maxYaw
  const evenness = isTurned ? unknownCheck('illuminationUniformity') : checkEvenness(cheeks)
  const mouth = isLit ? checkMouth(pixels, face, frame) : unknownCheck('mouthOcclusion')
  const isSkinShown = isLit && (subject === 'side' || isGood([mouth]))
  const colour = isSkinShown ? checkSkinColour(cheeks.both) : unknownCheck('naturalColour')
  const shared = [
    ...placeAndPose,
    ...light,
    evenness,
    colour,
    isLit ? checkSharpness(pixels, box) : unknownCheck('sharpness'),
  ]
  if (subject === 'side') return shared
  return [
    ...shared,
    mouth,
    isGood([colour, evenness])
      ? checkForehead(pixels, face, frame, cheeks.both)
      : unknownCheck('foreheadVisible'),
  ]
}

const isGood = (checks: readonly PhotoCheck[]) => checks.every(({ verdict }) => verdict === 'good')
