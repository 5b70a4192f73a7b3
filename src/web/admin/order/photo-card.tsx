import { askForPhoto } from '#contract/photo-requests.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Allowed } from '../frame/role.tsx'
import { PhotoButton } from './photo-button.tsx'
import type { PhotoPlace } from './use-photo-places.ts'

interface PhotoCardProps {
  readonly place: PhotoPlace
  /** Whether photos can still change. */
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onAsk: () => void
  readonly onWithdraw: (id: string) => void
  readonly onFailed: (url: string) => void
}

/** A photo, or its empty place, with what was asked for it. */
export function PhotoCard(props: PhotoCardProps) {
  const { place, isOpen, onOpen, onAsk, onWithdraw, onFailed } = props
  const { photos } = useAdminText()
  const format = useFormat()
  const { label, image, request } = place

  return (
    <div className="flex min-w-0 flex-col">
      {image ? (
        <PhotoButton image={image} label={label} onOpen={onOpen} onFailed={onFailed} />
      ) : (
        <p className="flex aspect-[3/4] items-center justify-center border border-dashed border-control p-2 text-center text-tiny text-muted">
          {photos.missing}
        </p>
      )}
      <p className="px-1.5 pt-1 text-tiny leading-snug">{label}</p>
      {image && image.source !== 'CUSTOMER' && (
        <p className="px-1.5 text-tiny text-muted">{photos.sources[image.source]}</p>
      )}
      {request ? (
        <div className="px-1.5 text-tiny">
          <p className="text-clay">
            {photos.asked(
              photos.reasons[request.reason],
              `${format.day(request.asked_at)} ${format.time(request.asked_at)}`,
            )}
          </p>
          {request.words && <p className="wrap-anywhere text-muted">{request.words}</p>}
          <Allowed call={askForPhoto}>
            <Button
              kind="quiet"
              size="small"
              aria-label={photos.withdrawOne(label)}
              onClick={() => onWithdraw(request.id)}
            >
              {photos.withdraw}
            </Button>
          </Allowed>
        </div>
      ) : (
        isOpen && (
          <Allowed call={askForPhoto}>
            <div className="px-1.5">
              <Button
                kind="quiet"
                size="small"
                aria-label={image ? photos.askAgainFor(label) : photos.askFor(label)}
                onClick={onAsk}
              >
                {image ? photos.askAgain : photos.askOne}
              </Button>
            </div>
          </Allowed>
        )
      )}
    </div>
  )
}
