import { useFormat } from '#web/language/use-format.ts'
import { PhotoSlots } from '#web/photos/photo-slots.tsx'
import type { Photos } from '#web/photos/use-photos.ts'
import { useSurveyText } from './use-survey-text.ts'

interface SurveyPhotosProps {
  readonly photos: Photos
  /** Of all bytes, 0 to 1, while the survey is being sent. */
  readonly progress: number | null
  readonly retentionDays: number
}

const kinds = ['front', 'side', 'now'] as const

/** Three photos, each of another side of the head. */
export function SurveyPhotos({ photos, progress, retentionDays }: SurveyPhotosProps) {
  const { photos: text, photoKinds } = useSurveyText()
  const { number } = useFormat()

  return (
    <PhotoSlots
      title={text.title}
      hint={text.hint}
      note={text.privacy(number(retentionDays))}
      places={kinds.map((kind) => ({
        name: photoKinds[kind],
        camera: kind === 'front' ? 'user' : 'environment',
      }))}
      photos={photos}
      progress={progress}
    />
  )
}
