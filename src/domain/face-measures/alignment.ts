import type { Point } from '#domain/faces/face.ts'
import { distance, type Landmarks, middleOf } from './landmarks.ts'

/**
 * Distance between the pupils that gives a photo its scale. It varies little between adults: 95 %
 * lie within about 5.5 and 7.1 cm, so centimetres are estimates and ratios are not affected.
 */
const PUPIL_DISTANCE_MM = 63

/** Least distance between the pupils, in pixels, that can be measured. */
const LEAST_PUPIL_DISTANCE = 2

/** How a face lies in a picture. */
export interface Alignment {
  readonly pixelsPerMm: number
  /** How far the client's left eye is below the right one. 0 for a level face, mirrored or not. */
  readonly tiltDegrees: number
  /**
   * Converts to mm of the upright face: from the middle between the pupils, x to the client's left,
   * y to the chin.
   */
  toFace(point: Point): Point
  toPicture(point: Point): Point
}

/**
 * Aligns a face by its eyes. Corrects a tilted head, a picture turned upside down and a mirrored
 * one. Returns null if the eyes lie on each other. A pupil counts as the middle of its eye.
 */
export function alignmentOf(landmarks: Landmarks): Alignment | null {
  const right = middleOf(landmarks.eyeRightOuter, landmarks.eyeRightInner)
  const left = middleOf(landmarks.eyeLeftOuter, landmarks.eyeLeftInner)
  const apart = distance(right, left)
  if (apart < LEAST_PUPIL_DISTANCE) return null

  const middle = middleOf(right, left)
  const pixelsPerMm = apart / PUPIL_DISTANCE_MM
  const across = { x: (left.x - right.x) / apart, y: (left.y - right.y) / apart }
  const toChin = { x: landmarks.chin.x - middle.x, y: landmarks.chin.y - middle.y }
  const side = -across.y * toChin.x + across.x * toChin.y < 0 ? -1 : 1
  const down = { x: -across.y * side, y: across.x * side }

  return {
    pixelsPerMm,
    tiltDegrees: (Math.atan2(across.y, across.x * side) * 180) / Math.PI,
    toFace({ x, y }) {
      const [right, below] = [(x - middle.x) / pixelsPerMm, (y - middle.y) / pixelsPerMm]
      return { x: right * across.x + below * across.y, y: right * down.x + below * down.y }
    },
    toPicture: ({ x, y }) => ({
      x: middle.x + (x * across.x + y * down.x) * pixelsPerMm,
      y: middle.y + (x * across.y + y * down.y) * pixelsPerMm,
    }),
  }
}
