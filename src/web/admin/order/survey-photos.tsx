import { useState } from 'react'
import type { Survey } from '#contract/surveys.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { useIsViewer } from '../frame/role.tsx'
import { PhotoViewer } from './photo-viewer/photo-viewer.tsx'
import { usePhotoLabels } from './use-photo-labels.ts'
import { useRenewedLinks } from './use-renewed-links.ts'

interface SurveyPhotosProps {
  readonly survey: Survey
  readonly orderNumber: string
  readonly name: string
}

/** Thumbnails of the customer’s photos; each opens the viewer. */
export function SurveyPhotos({ survey, orderNumber, name }: SurveyPhotosProps) {
  const { order, roles } = useAdminText()
  const text = order.survey
  const isViewer = useIsViewer()
  const [open, setOpen] = useState<number | null>(null)
  const renew = useRenewedLinks(orderNumber)
  const labels = usePhotoLabels(survey.consulting_type, survey.images)

  if (survey.images.length === 0) {
    return (
      <p className="pb-4 text-small text-muted">
        {isViewer ? roles.photosHidden : survey.erased_at ? text.erased : text.noPhotos}
      </p>
    )
  }
  return (
    <>
      <ul aria-label={text.photos} className="grid grid-cols-3 gap-2 pb-4.5">
        {survey.images.map((image, at) => (
          <li key={image.id}>
            <button
              type="button"
              aria-label={text.openPhoto(labels[at] ?? '')}
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
                className="aspect-[3/4] w-full object-contain"
              />
              <span className="block px-1.5 py-1 text-left text-tiny leading-snug text-muted">
                {labels[at]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <PhotoViewer
        title={text.viewer(name)}
        images={survey.images}
        labels={labels}
        at={open}
        besideOf={() => survey.images.map((_, at) => at)}
        onMove={setOpen}
        onFailed={renew}
        onClose={() => setOpen(null)}
      />
    </>
  )
}
