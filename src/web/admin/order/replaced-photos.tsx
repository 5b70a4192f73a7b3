import type { Survey } from '#contract/surveys.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { PhotoButton } from './photo-button.tsx'
import { usePhotoLabels } from './use-photo-labels.ts'

/** Returns the labels of replaced photos: what each shows, and when another took its place. */
export function useReplacedLabels(survey: Survey): readonly string[] {
  const text = useAdminText().photos
  const format = useFormat()
  const labels = usePhotoLabels(survey.consulting_type, survey.replaced_images)
  return survey.replaced_images.map(({ replaced_at }, at) =>
    text.replacedAt(labels[at] ?? '', `${format.day(replaced_at)} ${format.time(replaced_at)}`),
  )
}

interface ReplacedPhotosProps {
  readonly images: Survey['replaced_images']
  readonly labels: readonly string[]
  readonly onOpen: (at: number) => void
  readonly onFailed: (url: string) => void
}

/** Photos whose place another one took; they stay until the order ends. */
export function ReplacedPhotos({ images, labels, onOpen, onFailed }: ReplacedPhotosProps) {
  const { photos } = useAdminText()
  if (images.length === 0) return null

  return (
    <section className="pb-3">
      <h3 className="pb-1.5 text-small text-muted">{photos.replaced}</h3>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {images.map((image, at) => (
          <li key={image.id} className="min-w-0">
            <PhotoButton
              image={image}
              label={labels[at] ?? ''}
              isReplaced
              onOpen={() => onOpen(at)}
              onFailed={onFailed}
            />
            <p className="pt-1 text-tiny leading-snug text-muted">{labels[at]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
