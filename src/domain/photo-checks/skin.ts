import type { Lab } from '#domain/colours/spaces.ts'
import type { Face } from '#domain/faces/face.ts'
import { leftCheekPoints, rightCheekPoints } from '#domain/faces/face-points.ts'
import type { Pixels } from '#domain/faces/pixels.ts'
import type { FaceFrame } from './face-frame.ts'
import { coloursAt, meanLab } from './sample.ts'

/** Half the side of a place on the skin, as a part of the face's width. */
const PLACE = 0.025

/** Colours around points of a face. */
export const skinAt = (pixels: Pixels, face: Face, frame: FaceFrame, points: readonly number[]) =>
  coloursAt(pixels, face, points, Math.max(1, frame.width * PLACE))

/** Mean colour of either cheek and of both; null if one is outside of the picture. */
export function cheeksOf(pixels: Pixels, face: Face, frame: FaceFrame): Cheeks | null {
  const left = skinAt(pixels, face, frame, leftCheekPoints)
  const right = skinAt(pixels, face, frame, rightCheekPoints)
  if (left.length === 0 || right.length === 0) return null
  return { left: meanLab(left), right: meanLab(right), both: meanLab([...left, ...right]) }
}

export interface Cheeks {
  readonly left: Lab
  readonly right: Lab
  readonly both: Lab
}
