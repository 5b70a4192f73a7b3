import type { KindOnScreen } from '#consultings/kinds-on-screen.ts'
import { useFormat } from '#web/language/use-format.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { PhotoSlots } from '#web/photos/photo-slots.tsx'
import type { Photos } from '#web/photos/use-photos.ts'
import { useSurveyText } from './use-survey-text.ts'

interface SurveyPhotosProps {
  readonly kindScreen: KindOnScreen
  readonly photos: Photos
  /** Sent share of all bytes, 0 to 1; null if nothing is being sent. */
  readonly progress: number | null
  readonly retentionDays: number
}

/** Photos that a kind asks for. */
export function SurveyPhotos({ kindScreen, photos, progress, retentionDays }: SurveyPhotosProps) {
  const { privacy } = useSurveyText().photos
  const text = usePageTexts(kindScreen.texts).photos
  const { number } = useFormat()

  return (
    <PhotoSlots
      title={text.title}
      hint={text.hint}
      note={privacy(number(retentionDays))}
      places={kindScreen.photos.map(({ name, camera, subject, Guide }) => ({
        name: text.kinds[name] ?? name,
        camera,
        subject,
        hint: text.hints?.[name],
        guide: Guide && <Guide />,
      }))}
      photos={photos}
      progress={progress}
      isCoached
    />
  )
}
