import type { Review } from '#contract/reviews.ts'
import { useText } from '#web/language/use-text.ts'
import { writtenIn } from '#web/language/written-in.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { authorPortrait } from './author-portrait.ts'
import { ReviewByline } from './review-byline.tsx'
import { StudioReply } from './studio-reply.tsx'

interface ReviewDialogProps {
  readonly review: Review
  readonly open: boolean
  readonly onClose: () => void
}

/** The whole review with all of its pictures. */
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
      <p>
        <Rating value={review.rating} label={text.rating} />
      </p>
      <p {...writtenIn(review.language)} className="mt-3 whitespace-pre-line">
        {review.text}
      </p>
      <ReviewByline review={review} />
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
        {review.images.length === 0 && (
          <div className="flex justify-center overflow-hidden bg-fill">
            <Portrait {...authorPortrait(review.portrait_seed)} className="mt-6 max-w-72" />
          </div>
        )}
      </div>
    </Dialog>
  )
}
