import type { Face, Point } from '#domain/faces/face.ts'
import {
  aboveMaskPoints,
  facePoints,
  foreheadPoints,
  leftCheekPoints,
  rightCheekPoints,
} from '#domain/faces/face-points.ts'

/** A point of the head: to the right, up and towards the camera, in cm. */
type Place = readonly [x: number, y: number, z: number]

/**
 * Points of MediaPipe's canonical face model, but the tip of the nose where Face Mesh finds it. Those beside the named ones are placed
 * roughly.
 */
const places: Readonly<Record<number, Place>> = {
  ...Object.fromEntries(leftCheekPoints.map((index): [number, Place] => [index, [-4, -1, 4]])),
  ...Object.fromEntries(rightCheekPoints.map((index): [number, Place] => [index, [4, -1, 4]])),
  ...Object.fromEntries(aboveMaskPoints.map((index): [number, Place] => [index, [0, 2, 5]])),
  ...Object.fromEntries(
    foreheadPoints.map((index, at): [number, Place] => [index, [at - 4.5, 7, 4]]),
  ),
  [facePoints.foreheadTop]: [0, 8.262, 4.482],
  [facePoints.chin]: [0, -9.403, 4.264],
  [facePoints.leftCheekEdge]: [-7.664, 0.673, -2.436],
  [facePoints.rightCheekEdge]: [7.664, 0.673, -2.436],
  [facePoints.noseTip]: [0, -2.469, 8.064],
  [facePoints.leftEyeOuter]: [-4.446, 2.664, 3.173],
  [facePoints.rightEyeOuter]: [4.446, 2.664, 3.173],
  4: [0, -1.5, 7],
  164: [0, -3.5, 5],
  199: [0, -8, 5],
  214: [-4.5, -5, 3],
  434: [4.5, -5, 3],
}

interface Pose {
  /** Where the middle of the head is in the picture. */
  readonly centre?: Point
  /** Pixels per cm. */
  readonly scale?: number
  /** In degrees, as `FaceFrame` counts them. */
  readonly roll?: number
  readonly yaw?: number
  readonly pitch?: number
}

/** A face with known measures, turned in space and seen from afar. */
export function syntheticFace({
  centre = { x: 500, y: 500 },
  scale = 20,
  roll = 0,
  yaw = 0,
  pitch = 0,
}: Pose = {}): Face {
  const [r, y, p] = [roll, yaw, pitch].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ]
  const project = ([right, up, near]: Place): Point => {
    const [nodUp, nodNear] = [
      up * Math.cos(p) - near * Math.sin(p),
      up * Math.sin(p) + near * Math.cos(p),
    ]
    const turned = right * Math.cos(y) + nodNear * Math.sin(y)
    return {
      x: centre.x + (turned * Math.cos(r) + nodUp * Math.sin(r)) * scale,
      y: centre.y + (turned * Math.sin(r) - nodUp * Math.cos(r)) * scale,
    }
  }
  const points = Array.from({ length: 468 }, (_, index) => project(places[index] ?? [0, 0, 5]))
  return { points, confidence: 1 }
}
