import { itemAt } from '#domain/collections/lists.ts'
import type { Face, Point } from '#domain/faces/face.ts'
import { facePoints } from '#domain/faces/face-points.ts'

/** Where a face is and how it is turned. */
export interface FaceFrame {
  /** From the top of the forehead to the chin, in pixels. */
  readonly height: number
  /** Between the edges of the cheeks, in pixels. */
  readonly width: number
  /** Turn of the line through the eyes in degrees, clockwise positive. */
  readonly roll: number
  /** Turn to a side in degrees; positive if the nose points to the right of the picture. */
  readonly yaw: number
  /** Turn down in degrees; negative if the chin is up. */
  readonly pitch: number
}

/**
 * How far the tip of the nose stands before the line between the edges of the cheeks, and below it,
 * in halves of that line (points 1, 234 and 454), as Face Mesh finds them in level faces. MediaPipe's
 * canonical face has 1.293 and 0.235, by which a level face reads 8° down (`tests/photo-pose.test.ts`).
 */
const NOSE_DEPTH = 1.37
const NOSE_BELOW = 0.41

export const pointOf = (face: Face, name: keyof typeof facePoints): Point =>
  itemAt(face.points, facePoints[name])

export function frameOf(face: Face): FaceFrame {
  const at = (name: keyof typeof facePoints) => pointOf(face, name)
  const [leftEye, rightEye] = [at('leftEyeOuter'), at('rightEyeOuter')]
  const turn = Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x)
  const [left, right, nose] = [at('leftCheekEdge'), at('rightCheekEdge'), at('noseTip')]
  const width = distance(left, right)
  const half = width / 2 || 1
  const [x, y] = [nose.x - (left.x + right.x) / 2, nose.y - (left.y + right.y) / 2]
  const toRight = (x * Math.cos(turn) + y * Math.sin(turn)) / half
  const down = (y * Math.cos(turn) - x * Math.sin(turn)) / half
  // Turning to a side narrows the line, so the nose's offset is a tangent; a nod leaves its length.
  const yaw = Math.atan(toRight / NOSE_DEPTH)
  const reach = Math.hypot(NOSE_DEPTH, NOSE_BELOW)
  const nod = Math.asin(Math.min(1, Math.max(-1, (down * Math.cos(yaw)) / reach)))
  return {
    height: distance(at('foreheadTop'), at('chin')),
    width,
    roll: degrees(turn),
    yaw: degrees(yaw),
    pitch: degrees(nod - Math.atan2(NOSE_BELOW, NOSE_DEPTH)),
  }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const degrees = (radians: number) => (radians * 180) / Math.PI
