import type { Review } from '#contract/reviews.ts'
import { languageAttributes } from '#web/language/language-attributes.ts'
import { useText } from '#web/language/use-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ReviewByline } from './review-byline.tsx'
import { ReviewPicture } from './review-picture.tsx'
import { StudioReply } from './studio-reply.tsx'

interface ReviewDialogProps {
  readonly review: Review
  readonly open: boolean
  readonly onClose: () => void
}

/** Shows a whole review with all photos. */
export function ReviewDialog({ review, open, onClose }: ReviewDialogProps) {
  const text = useText().reviews

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={review.title}
      titleLang={review.language}
      width="text"
    >
      <p {...languageAttributes(review.language)} className="whitespace-pre-line">
        {review.text}
      </p>
      <div className="mt-6 flex items-end gap-x-4 border-b border-ink">
        {review.images.length === 0 && (
          <ReviewPicture review={review} className="aspect-[23/30] w-26 shrink-0" />
        )}
        <div className="pb-4">
          <ReviewByline review={review} />
        </div>
      </div>
      <StudioReply review={review} />
      <div className="mt-6 grid gap-3">
        {review.images.map(({ id, url, width, height }, at) => (
          <img
            key={id}
            src={url}
            width={width}
            height={height}
            alt={text.picture(review.author, at + 1)}
            className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full bg-fill"
          />
        ))}
      </div>
    </Dialog>
  )
}
