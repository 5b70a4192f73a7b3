import type { Review } from '#contract/reviews.ts'
import { useText } from '#web/language/use-text.ts'
import { Rating } from '#web/ui/rating.tsx'
import { ReviewByline } from './review-card.tsx'
import { ReviewPicture } from './review-picture.tsx'

interface ReviewTileProps {
  readonly review: Review
  readonly onOpen: () => void
}

/** A review as a picture with a few words below; all of it opens on a press. Without scripts the whole text stands here. */
export function ReviewTile({ review, onOpen }: ReviewTileProps) {
  const text = useText().reviews

  return (
    <article className="group relative flex h-full flex-col">
      <ReviewPicture review={review} className="aspect-[4/5]" />
      <p className="mt-3.5 text-small">
        <Rating value={review.rating} label={text.rating} />
      </p>
      <h2 className="mt-1 font-strong">
        <button
          type="button"
          onClick={onOpen}
          aria-haspopup="dialog"
          className="line-clamp-3 text-left after:absolute after:inset-0 group-hover:text-clay"
        >
          {review.title}
        </button>
      </h2>
      <p className="mt-1.5 line-clamp-2 text-small whitespace-pre-line text-muted noscript:line-clamp-none">
        {review.text}
      </p>
      <ReviewByline review={review} />
    </article>
  )
}
