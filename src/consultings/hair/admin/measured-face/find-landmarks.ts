import { findHairline } from '#domain/face-measures/find-hairline.ts'
import { distance, type Landmarks } from '#domain/face-measures/landmarks.ts'
import { proposedLandmarks } from '#domain/face-measures/proposed-landmarks.ts'
import type { Point } from '#domain/faces/face.ts'
import type { LoadedPhoto } from '#web/admin/photos/use-photo-pixels.ts'
import { startFaceFinder } from '#web/faces/face-finder.ts'

/** What the search for a face came to. */
export type Found =
  /** Has at least one face, the largest first: that of whoever is nearest to the camera. */
  | { readonly kind: 'found'; readonly faces: readonly Landmarks[] }
  | { readonly kind: 'none' | 'unavailable' }

/** Looks for faces in a photo, on this device. Never throws. */
export async function findLandmarks({ canvas, pixels }: LoadedPhoto): Promise<Found> {
  const finder = await startFaceFinder()
  if (!finder) return { kind: 'unavailable' }
  try {
    const found = await finder.find(await createImageBitmap(canvas))
    const faces = found
      .flatMap(({ points }) => {
        const hairline = (brow: Point, expected: Point) => findHairline(pixels, brow, expected)
        return proposedLandmarks(points, hairline) ?? []
      })
      .sort((one, other) => widthOf(other) - widthOf(one))
    return faces.length > 0 ? { kind: 'found', faces } : { kind: 'none' }
  } catch {
    // The worker was lost.
    return { kind: 'unavailable' }
  } finally {
    finder.close()
  }
}

const widthOf = ({ cheekRight, cheekLeft }: Landmarks) => distance(cheekRight, cheekLeft)
