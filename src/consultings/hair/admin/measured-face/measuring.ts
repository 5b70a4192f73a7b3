import { recordOf } from '#domain/collections/records.ts'
import {
  type LandmarkName,
  type Landmarks,
  landmarkNames,
  landmarksFrom,
} from '#domain/face-measures/landmarks.ts'
import { placedLandmarks } from '#domain/face-measures/proposed-landmarks.ts'
import type { Point } from '#domain/faces/face.ts'
import type { MeasuredFace } from '../../report-content.ts'
import type { Found } from './find-landmarks.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Points in a photo while they are fitted, in its pixels. */
export interface Measuring {
  readonly photoId: string
  readonly size: Size
  readonly landmarks: Landmarks
  /** Where the browser found them; null before, or if it found none. */
  readonly proposed: Landmarks | null
  /** All faces that were found now; `proposed` is one of them. */
  readonly faces: readonly Landmarks[]
  readonly found: 'searching' | 'stored' | Found['kind']
  readonly isMoved: boolean
}

/** Begins with the stored points of the photo, or with a face in its middle. */
export function beginMeasuring(
  photoId: string,
  size: Size,
  stored: MeasuredFace | null,
): Measuring {
  const begin = { photoId, size, faces: [], isMoved: false }
  if (stored?.photo_id !== photoId) {
    return { ...begin, landmarks: placedLandmarks(size), proposed: null, found: 'searching' }
  }
  const { points } = stored
  const inPixels = ({ x, y }: Point) => ({ x: x * size.width, y: y * size.height })
  const isFound = landmarkNames.every((name) => points[name].proposed)
  return {
    ...begin,
    landmarks: landmarksFrom((name) => inPixels(points[name].at)),
    proposed: isFound
      ? landmarksFrom((name) => inPixels(points[name].proposed ?? points[name].at))
      : null,
    found: 'stored',
  }
}

/** Takes over what was found; points that were moved meanwhile stay. */
export function withFound(measuring: Measuring, found: Found): Measuring {
  if (found.kind !== 'found') return { ...measuring, found: found.kind }
  const { size, isMoved, landmarks } = measuring
  const faces = found.faces.map((face) => landmarksFrom((name) => within(size, face[name])))
  const [proposed = landmarks] = faces
  return {
    ...measuring,
    found: found.kind,
    faces,
    proposed,
    landmarks: isMoved ? landmarks : proposed,
  }
}

/** Puts all points to the next of several found faces. */
export function withNextFace(measuring: Measuring): Measuring {
  const { faces, proposed, landmarks } = measuring
  const next = faces[(faces.findIndex((face) => face === proposed) + 1) % faces.length] ?? landmarks
  return { ...measuring, isMoved: false, proposed: next, landmarks: next }
}

export const withPoint = (measuring: Measuring, name: LandmarkName, point: Point): Measuring => ({
  ...measuring,
  isMoved: true,
  landmarks: { ...measuring.landmarks, [name]: within(measuring.size, point) },
})

const within = ({ width, height }: Size, { x, y }: Point): Point => ({
  x: Math.min(width, Math.max(0, x)),
  y: Math.min(height, Math.max(0, y)),
})

/** Returns the points as they are stored. The server signs them. */
export function measuredFaceOf({ photoId, size, landmarks, proposed }: Measuring): MeasuredFace {
  const share = ({ x, y }: Point) => ({ x: rounded(x / size.width), y: rounded(y / size.height) })
  return {
    photo_id: photoId,
    points: recordOf(landmarkNames, (name) => ({
      at: share(landmarks[name]),
      proposed: proposed && share(proposed[name]),
    })),
    accepted: null,
  }
}

/** A hundredth of a thousandth is less than a pixel of any photo. */
const rounded = (share: number) => Math.round(share * 100_000) / 100_000

/** Counts the points that are not where they were found; null if no face was found. */
export function correctedCount({ points }: MeasuredFace): number | null {
  const all = landmarkNames.map((name) => points[name])
  if (all.some(({ proposed }) => !proposed)) return null
  return all.filter(({ at, proposed }) => at.x !== proposed?.x || at.y !== proposed.y).length
}
