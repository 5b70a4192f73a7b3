import { ratings } from '#domain/reviews/rating-summary.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Rating } from '#web/ui/rating.tsx'
import type { ReviewList } from './queries.ts'

type RatingSummaryProps = Pick<ReviewList, 'average' | 'histogram' | 'total'>

/** Shows average, count and histogram of all reviews. */
export function RatingSummary({ average, histogram, total }: RatingSummaryProps) {
  const text = useText().reviews
  const { number, rating: stars } = useFormat()
  if (average === null) return null

  return (
    <div className="grid items-center gap-x-14 gap-y-6 border-b border-sand pt-2 pb-8 sm:grid-cols-[auto_1fr]">
      <p className="flex items-center gap-5">
        <span aria-hidden="true" className="font-display text-[3.5rem] leading-none font-light">
          {stars(average)}
        </span>
        <span>
          <span className="block">
            <Rating value={average} label={text.average} />
          </span>
          <span className="text-small text-muted">{text.count(number(total))}</span>
        </span>
      </p>
      <dl aria-label={text.histogram} className="grid gap-y-1 text-small">
        {ratings.toReversed().map((rating) => (
          <div key={rating} className="grid grid-cols-[4rem_1fr_3rem] items-center gap-x-4">
            <dt className="text-muted">{text.stars(rating)}</dt>
            <dd className="relative order-last text-right figures text-muted">
              {text.counted(number(histogram[rating]))}
            </dd>
            <dd aria-hidden="true" className="h-0.5 bg-sand">
              <span
                className="block h-full forced-color-adjust-none bg-ink"
                style={{ width: `${(histogram[rating] / total) * 100}%` }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
