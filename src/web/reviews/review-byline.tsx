import type { Review } from '#contract/reviews.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage, useText } from '#web/language/use-text.ts'
import { Rating } from '#web/ui/rating.tsx'
import { useLookText } from './use-look-text.ts'

/** Shows a review's author, look, stars and date. */
export function ReviewByline({ review }: { readonly review: Review }) {
  const { date } = useFormat()
  const language = useLanguage()
  const text = useText().reviews
  const lookText = useLookText()

  return (
    <div className="text-small text-muted">
      <p className="text-ink">
        {review.author}
        {review.look && <span className="text-muted">{`\u00a0· ${lookText(review.look)}`}</span>}
      </p>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-3 text-tiny">
        <Rating value={review.rating} label={text.rating} />
        <time dateTime={review.date}>{date(review.date)}</time>
        {review.language !== language && <span>{text.languageAttributes[review.language]}</span>}
      </p>
    </div>
  )
}
