import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Survey } from '#contract/surveys.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { adminOrder } from './order-queries.ts'
import { PhotoViewer } from './photo-viewer.tsx'

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

  if (survey.images.length === 0) {
    return (
      <p className="pb-4 text-small text-muted">
        {survey.height_cm === null ? text.erased : text.noPhotos}
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

/** Links to photos end after minutes: a picture that fails has the survey read anew, once a link. */
function useRenewedLinks(orderNumber: string) {
  const queries = useQueryClient()
  const failed = useRef(new Set<string>())

  return (url: string) => {
    if (failed.current.has(url)) return
    failed.current.add(url)
    void queries.invalidateQueries({ queryKey: adminOrder(orderNumber).queryKey })
  }
}
