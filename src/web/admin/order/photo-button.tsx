import type { Survey } from '#contract/surveys.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useAdminText } from '../frame/admin-text.ts'

interface PhotoButtonProps {
  readonly image: Survey['images'][number]
  readonly label: string
  /** Whether a newer photo took its place. */
  readonly isReplaced?: boolean
  readonly onOpen: () => void
  readonly onFailed: (url: string) => void
}

/** A customer's photo as a thumbnail that shows all of it, and opens it in the viewer. */
export function PhotoButton({ image, label, isReplaced, onOpen, onFailed }: PhotoButtonProps) {
  const { order } = useAdminText()

  return (
    <button
      type="button"
      aria-label={order.survey.openPhoto(label)}
      onClick={onOpen}
      className="block w-full cursor-zoom-in bg-fill"
    >
      <img
        key={image.thumbnail_url}
        src={image.thumbnail_url}
        alt=""
        width={image.width}
        height={image.height}
        onError={() => onFailed(image.thumbnail_url)}
        className={classNames('aspect-[3/4] w-full object-contain', isReplaced && 'opacity-60')}
      />
    </button>
  )
}
