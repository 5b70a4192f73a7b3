import { findHairline } from '#domain/face-measures/find-hairline.ts'
import type { Landmarks } from '#domain/face-measures/landmarks.ts'
import { proposedLandmarks } from '#domain/face-measures/proposed-landmarks.ts'
import type { Point } from '#domain/faces/face.ts'
import { peopleIn } from '#domain/photo-checks/people-in.ts'
import type { LoadedPhoto } from '#web/admin/photos/use-photo-pixels.ts'
import { startFaceFinder } from '#web/faces/face-finder.ts'

/** What the search for a face came to. */
export type Found =
  /** Has at least one face, the largest first; people far behind are left out, as for the customer. */
  | { readonly kind: 'found'; readonly faces: readonly Landmarks[] }
  | { readonly kind: 'none' | 'unavailable' }

/** Looks for faces in a photo, on this device. Never throws. */
export async function findLandmarks({ canvas, pixels }: LoadedPhoto): Promise<Found> {
  const finder = await startFaceFinder()
  if (!finder) return { kind: 'unavailable' }
  try {
    const found = await finder.find(await createImageBitmap(canvas))
    const hairline = (brow: Point, expected: Point) => findHairline(pixels, brow, expected)
    const faces = peopleIn(found).flatMap(({ points }) => proposedLandmarks(points, hairline) ?? [])
    return faces.length > 0 ? { kind: 'found', faces } : { kind: 'none' }
  } catch {
    // The worker was lost.
    return { kind: 'unavailable' }
  } finally {
    finder.close()
  }
}
