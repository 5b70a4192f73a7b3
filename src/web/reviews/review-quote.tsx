import type { Review } from '#contract/reviews.ts'
import { useText } from '#web/language/use-text.ts'
import { writtenIn } from '#web/language/written-in.ts'
import { Rating } from '#web/ui/rating.tsx'
import { ReviewByline } from './review-byline.tsx'
import { ReviewPicture } from './review-picture.tsx'

interface ReviewQuoteProps {
  readonly review: Review
  readonly onOpen: () => void
}

/** A review as a portrait with its sentence below; all of it opens on a press. */
export function ReviewQuote({ review, onOpen }: ReviewQuoteProps) {
  const text = useText().reviews

  return (
    <article className="group relative flex h-full flex-col bg-fill">
      <ReviewPicture review={review} className="aspect-[4/5]" />
      <div className="flex grow flex-col px-5 pt-5 pb-6 md:px-6">
        <h3 className="text-lead font-strong">
          <button
            type="button"
            {...writtenIn(review.language)}
            onClick={onOpen}
            aria-haspopup="dialog"
            className="line-clamp-2 text-left after:absolute after:inset-0 group-hover:text-clay"
          >
            {`“${review.title}”`}
          </button>
        </h3>
        <p
          {...writtenIn(review.language)}
          className="mt-2 mb-4 line-clamp-3 text-small whitespace-pre-line text-muted noscript:line-clamp-none"
        >
          {review.text}
        </p>
        <p className="mt-auto text-small">
          <Rating value={review.rating} label={text.rating} />
        </p>
        <ReviewByline review={review} />
      </div>
    </article>
  )
}
