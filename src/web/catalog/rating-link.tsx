import { Link } from 'react-router'
import type { Product } from '#contract/catalog.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Rating } from '#web/ui/rating.tsx'
import { addressOfPlace } from './product-place.ts'

interface RatingLinkProps {
  readonly product: Product
  /** Query of the product's address. */
  readonly query: string
}

/** Shows the product's rating with a link to its reviews; nothing before the first one. */
export function RatingLink({ product, query }: RatingLinkProps) {
  const text = useText().reviews
  const { number } = useFormat()
  const { rating_average: average, review_count: count } = product
  if (average === null) return null

  return (
    <p className="mt-4">
      <Link
        to={addressOfPlace(query, 'review')}
        preventScrollReset
        className="inline-flex min-h-touch items-center gap-3 text-small hover:text-clay"
      >
        <Rating value={average} label={text.average} />
        <span className="underline decoration-rule underline-offset-4">
          {text.count(number(count))}
        </span>
      </Link>
    </p>
  )
}
