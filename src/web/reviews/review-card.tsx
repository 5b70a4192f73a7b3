import type { Review } from '#contract/reviews.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Rating } from '#web/ui/rating.tsx'
import { ReviewPicture } from './review-picture.tsx'

interface ReviewCardProps {
  readonly review: Review
  readonly onOpen: () => void
}

/** A review in a list; all of it opens on a press. Without scripts the whole text stands here. */
export function ReviewCard({ review, onOpen }: ReviewCardProps) {
  const text = useText().reviews

  return (
    <article className="relative grid grid-cols-[6.5rem_1fr] gap-x-5 py-6 md:grid-cols-[10rem_1fr] md:gap-x-7 md:py-8">
      <ReviewPicture review={review} className="aspect-[4/5]" />
      <div className="flex min-w-0 flex-col">
        <p className="text-small">
          <Rating value={review.rating} label={text.rating} />
        </p>
        <h3 className="mt-1 text-lead font-strong">
          <button
            type="button"
            onClick={onOpen}
            aria-haspopup="dialog"
            className="text-left after:absolute after:inset-0 hover:text-clay"
          >
            {review.title}
          </button>
        </h3>
        <p className="mt-2 line-clamp-3 max-w-(--container-text) whitespace-pre-line noscript:line-clamp-none md:line-clamp-4">
          {review.text}
        </p>
        <ReviewByline review={review} />
      </div>
    </article>
  )
}

export function ReviewByline({ review }: { readonly review: Review }) {
  const { date } = useFormat()
  return (
    <p className="mt-auto flex flex-wrap gap-x-3 pt-4 text-small text-muted">
      <span>{review.author}</span>
      <time dateTime={review.date}>{date(review.date)}</time>
    </p>
  )
}
