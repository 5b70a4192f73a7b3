import { findHairline } from '#domain/face-measures/find-hairline.ts'
import type { Landmarks } from '#domain/face-measures/landmarks.ts'
import { proposedLandmarks } from '#domain/face-measures/proposed-landmarks.ts'
import type { LoadedPhoto } from '#web/admin/photos/use-photo-pixels.ts'
import { startFaceFinder } from '#web/faces/face-finder.ts'

/** What the search for a face came to. */
export type Found =
  | { readonly kind: 'found' | 'several'; readonly landmarks: Landmarks }
  | { readonly kind: 'none' | 'unavailable' }

/** Looks for the face in a photo, on this device. Never throws. */
export async function findLandmarks({ canvas, pixels }: LoadedPhoto): Promise<Found> {
  const finder = await startFaceFinder()
  if (!finder) return { kind: 'unavailable' }
  try {
    const faces = await finder.find(await createImageBitmap(canvas))
    const [surest] = faces
    const landmarks =
      surest &&
      proposedLandmarks(surest.points, (brow, expected) => findHairline(pixels, brow, expected))
    if (!landmarks) return { kind: 'none' }
    return { kind: faces.length > 1 ? 'several' : 'found', landmarks }
  } catch {
    // The worker was lost.
    return { kind: 'unavailable' }
  } finally {
    finder.close()
  }
}
