import type { Face } from '#domain/faces/face.ts'
import type { Pixels } from '#domain/faces/pixels.ts'
import { type FaceFrame, pointOf } from './face-frame.ts'
import { photoLimits } from './limits.ts'
import { checkOf, type PhotoCheck } from './photo-check.ts'

/** Checks the picture's size. */
export function checkResolution({ width, height }: Pixels): PhotoCheck {
  const longest = Math.max(width, height)
  return checkOf(
    'resolution',
    longest,
    longest < photoLimits.minLongestSide ? 'tooFewPixels' : null,
  )
}

/** Checks how large the face is in the picture, and that the picture ends outside of the head. */
export function checkPlace(pixels: Pixels, face: Face, frame: FaceFrame): readonly PhotoCheck[] {
  const { minFaceHeight, maxFaceHeight, hairAbove } = photoLimits
  const share = frame.height / Math.max(pixels.width, pixels.height)
  const isLarge = frame.height > maxFaceHeight * pixels.height
  const xs = face.points.map(({ x }) => x)
  const ys = face.points.map(({ y }) => y)
  const chin = pointOf(face, 'chin')
  const top = pointOf(face, 'foreheadTop')
  // Above the forehead along the face's own axis, so that a tilted head is measured as well.
  const crown = {
    x: top.x + (top.x - chin.x) * hairAbove,
    y: top.y + (top.y - chin.y) * hairAbove,
  }
  const room = Math.min(
    ...[...xs, crown.x],
    ...[...ys, crown.y],
    pixels.width - Math.max(...xs, crown.x),
    pixels.height - Math.max(...ys, crown.y),
  )
  return [
    checkOf('headSize', share, sizeReason(share < minFaceHeight, isLarge)),
    checkOf('crop', room, room < 0 ? 'cutOff' : null),
  ]
}

function sizeReason(isSmall: boolean, isLarge: boolean) {
  if (isSmall) return 'faceTooSmall'
  return isLarge ? 'faceTooLarge' : null
}
