import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { kindOnScreen } from '#consultings/kinds-on-screen.ts'
import type { Survey } from '#contract/surveys.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { PhotoViewer } from './photo-viewer.tsx'
import { useRenewedLinks } from './use-renewed-links.ts'

interface SurveyPhotosProps {
  readonly survey: Survey
  readonly orderNumber: string
  readonly name: string
}

/** The customer's photos beside each other; each opens large. */
export function SurveyPhotos({ survey, orderNumber, name }: SurveyPhotosProps) {
  const text = useAdminText().order.survey
  const { number } = useFormat()
  const [open, setOpen] = useState<number | null>(null)
  const renew = useRenewedLinks(orderNumber)
  const names = usePhotoNames(survey)

  if (survey.images.length === 0) {
    return (
      <p className="pb-4 text-small text-muted">{survey.erased_at ? text.erased : text.noPhotos}</p>
    )
  }
  return (
    <>
      <ul aria-label={text.photos} className="grid grid-cols-3 gap-2 pb-4.5">
        {survey.images.map((image, at) => (
          <li key={image.id}>
            <button
              type="button"
              aria-label={text.openPhoto(number(at + 1))}
              onClick={() => setOpen(at)}
              className="block w-full cursor-zoom-in bg-fill"
            >
              <img
                key={image.thumbnail_url}
                src={image.thumbnail_url}
                alt=""
                width={image.width}
                height={image.height}
                onError={() => renew(image.thumbnail_url)}
                className="aspect-[9/10] w-full object-cover"
              />
              {names[image.name ?? ''] && (
                <span className="block px-1.5 py-1 text-left text-tiny leading-snug text-muted">
                  {names[image.name ?? '']}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <PhotoViewer
        title={text.viewer(name)}
        images={survey.images}
        at={open}
        onMove={setOpen}
        onFailed={renew}
        onClose={() => setOpen(null)}
      />
    </>
  )
}

/** What the kind calls its photos, once that is known. */
function usePhotoNames({ consulting_type }: Survey): Readonly<Record<string, string>> {
  const language = useLanguage()
  const { data } = useQuery(kindOnScreen(consulting_type))
  return data?.texts[language].photos.kinds ?? {}
}
