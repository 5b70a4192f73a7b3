import { itemAt } from '#domain/collections/lists.ts'
import type { Face, Point } from '#domain/faces/face.ts'
import type { Pixels } from '#domain/faces/pixels.ts'
import { type Crop, sampleCrop, toPicture, wholePicture } from './crop.ts'
import { DETECTOR_SIDE, type Detection, readDetections } from './detections.ts'

/** Side of the square picture from which the mesh is read, in pixels. */
const MESH_SIDE = 192
const POINTS = 468
/** Size of the square around a face in relation to its box, which ends at brows and chin. */
const AROUND_FACE = 1.5
const MIN_CONFIDENCE = 0.5

/** The two networks. Pictures are red, green and blue, 0 to 1, by rows. */
export interface Networks {
  /** Scores and numbers of the candidates for a face in a picture of {@link DETECTOR_SIDE}. */
  readonly detect: (
    picture: Float32Array,
  ) => Promise<{ readonly scores: Float32Array; readonly numbers: Float32Array }>
  /** Points (x, y, depth) and score of the one face in a picture of 192 pixels. */
  readonly mesh: (
    picture: Float32Array,
  ) => Promise<{ readonly points: Float32Array; readonly score: number }>
}

/** Finds the faces in a picture, the surest first. */
export async function findFaces(networks: Networks, pixels: Pixels): Promise<Face[]> {
  const whole = wholePicture(pixels)
  const { scores, numbers } = await networks.detect(sampleCrop(pixels, whole, DETECTOR_SIDE))
  const faces: Face[] = []
  for (const detection of readDetections(scores, numbers)) {
    const crop = cropOf(detection, whole)
    const { points, score } = await networks.mesh(sampleCrop(pixels, crop, MESH_SIDE))
    if (score >= MIN_CONFIDENCE) faces.push({ points: read(points, crop), confidence: score })
  }
  return faces
}

/** The square around a face, turned so that the line between the eyes is level. */
function cropOf({ centre, width, height, eyes }: Detection, whole: Crop): Crop {
  const [left, right] = eyes
  return {
    centre: toPicture(whole, DETECTOR_SIDE, centre),
    side: (Math.max(width, height) * AROUND_FACE * whole.side) / DETECTOR_SIDE,
    angle: Math.atan2(right.y - left.y, right.x - left.x),
  }
}

const read = (points: Float32Array, crop: Crop): Point[] =>
  Array.from({ length: POINTS }, (_, at) =>
    toPicture(crop, MESH_SIDE, { x: itemAt(points, at * 3), y: itemAt(points, at * 3 + 1) }),
  )
