import { useState } from 'react'
import { addOrderPhoto } from '#contract/order-photos.ts'
import type { Survey } from '#contract/surveys.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Allowed, useIsViewer } from '../frame/role.tsx'
import { AddPhotoDialog } from './add-photo-dialog.tsx'
import { AskPhotoDialog } from './ask-photo-dialog.tsx'
import { PhotoCard } from './photo-card.tsx'
import { useWithdrawRequest } from './photo-changes.ts'
import { PhotoViewer } from './photo-viewer/photo-viewer.tsx'
import { ReplacedPhotos, useReplacedLabels } from './replaced-photos.tsx'
import { type PhotoPlace, usePhotoPlaces } from './use-photo-places.ts'
import { useRenewedLinks } from './use-renewed-links.ts'

interface SurveyPhotosProps {
  readonly survey: Survey
  readonly orderNumber: string
  readonly name: string
  /** Whether photos can still change: the sheet is being written. */
  readonly isOpen: boolean
}

/**
 * Thumbnails of the customer’s photos; each opens the viewer. While the sheet is being written, the
 * consultant asks for better or missing ones, or adds those that came another way.
 */
export function SurveyPhotos({ survey, orderNumber, name, isOpen }: SurveyPhotosProps) {
  const { order, roles, photos, writeFailed } = useAdminText()
  const text = order.survey
  const isViewer = useIsViewer()
  const showToast = useToast()
  const [shown, setShown] = useState<number | null>(null)
  const [asked, setAsked] = useState<PhotoPlace | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const renew = useRenewedLinks(orderNumber)
  const places = usePhotoPlaces(survey)
  const replacedLabels = useReplacedLabels(survey)
  const withdraw = useWithdrawRequest(orderNumber, () => showToast(photos.withdrawn))
  const { images, replaced_images: replaced } = survey
  const canChange = isOpen && !survey.erased_at
  const visible = canChange && !isViewer ? places : places.filter(({ image }) => image)

  /** Current photos are compared with each other, a replaced one with what took its place. */
  function besideOf(at: number): readonly number[] {
    const current = images.map((_, index) => index)
    if (at < images.length) return current
    const kind = replaced[at - images.length]?.name
    return [...current.filter((index) => kind && images[index]?.name === kind), at]
  }

  return (
    <>
      {images.length === 0 && (
        <p className="pb-4 text-small text-muted">
          {isViewer ? roles.photosHidden : survey.erased_at ? text.erased : text.noPhotos}
        </p>
      )}
      {visible.length > 0 && (
        <ul aria-label={text.photos} className="grid grid-cols-3 gap-2 pb-2">
          {visible.map((place, at) => (
            <li key={place.image?.id ?? place.name} className="min-w-0">
              <PhotoCard
                place={place}
                isOpen={canChange}
                onOpen={() => setShown(at)}
                onAsk={() => setAsked(place)}
                onWithdraw={(id) => withdraw.mutate(id)}
                onFailed={renew}
              />
            </li>
          ))}
        </ul>
      )}
      {withdraw.isError && <Problem>{withdraw.error.serverMessage ?? writeFailed}</Problem>}
      <ReplacedPhotos
        images={replaced}
        labels={replacedLabels}
        onOpen={(at) => setShown(images.length + at)}
        onFailed={renew}
      />
      {canChange && (
        <Allowed call={addOrderPhoto}>
          <div className="pb-4">
            <Button kind="quiet" size="small" onClick={() => setIsAdding(true)}>
              {photos.add.open}
            </Button>
          </div>
        </Allowed>
      )}
      <PhotoViewer
        title={text.viewer(name)}
        images={[...images, ...replaced]}
        labels={[
          ...places.flatMap(({ image, label }) => (image ? [label] : [])),
          ...replacedLabels,
        ]}
        at={shown}
        besideOf={besideOf}
        onMove={setShown}
        onFailed={renew}
        onClose={() => setShown(null)}
      />
      <AskPhotoDialog
        orderNumber={orderNumber}
        name={name}
        place={asked}
        onClose={() => setAsked(null)}
      />
      <AddPhotoDialog
        orderNumber={orderNumber}
        places={places}
        open={isAdding}
        onClose={() => setIsAdding(false)}
      />
    </>
  )
}
