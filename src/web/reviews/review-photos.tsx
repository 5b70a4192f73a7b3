import { useMemberText } from '#web/language/member-text.tsx'
import { useText } from '#web/language/use-text.ts'
import { PhotoSlots } from '#web/photos/photo-slots.tsx'
import type { Photos } from '#web/photos/use-photos.ts'

interface ReviewPhotosProps {
  readonly photos: Photos
  /** Sent share of all bytes, 0 to 1; null if nothing is being sent. */
  readonly progress: number | null
}

/** Photos of a review; the first one is shown on its card. */
export function ReviewPhotos({ photos, progress }: ReviewPhotosProps) {
  const { ordinals } = useText().photos
  const text = useMemberText().myReviews

  return (
    <PhotoSlots
      title={text.photos}
      hint={text.photosHint}
      note={text.photosNote}
      places={ordinals.map((name) => ({ name, camera: 'environment', subject: 'any' }))}
      photos={photos}
      progress={progress}
      moveUpOf={text.photoUp}
    />
  )
}
