import type { Review } from '#contract/reviews.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage, useText } from '#web/language/use-text.ts'

/** Who said it and when. */
export function ReviewByline({
  review,
}: {
  readonly review: Pick<Review, 'author' | 'date' | 'language'>
}) {
  const { date } = useFormat()
  const language = useLanguage()
  const text = useText().reviews
  return (
    <p className="mt-auto flex flex-wrap gap-x-3 pt-4 text-small text-muted">
      <span>{review.author}</span>
      <time dateTime={review.date}>{date(review.date)}</time>
      {review.language !== language && <span>{text.writtenIn[review.language]}</span>}
    </p>
  )
}
