import { useQuery } from '@tanstack/react-query'
import type { Review } from '#contract/reviews.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { productReviews, type ReviewList } from './queries.ts'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewCard } from './review-card.tsx'
import { useOpenReview } from './use-open-review.tsx'

interface ReviewPanelProps {
  readonly productId: string
  /** The page of reviews that was rendered with the page; null when it could not be read. */
  readonly rendered: ReviewList | null
  readonly page: number
  readonly hrefOf: (page: number) => string
}

/** What customers say of a product, two at a time. Source: PRD-03. */
export function ReviewPanel({ productId, rendered, page, hrefOf }: ReviewPanelProps) {
  const text = useText().reviews
  const { data, error, refetch, isFetching } = useQuery(productReviews(productId, page, rendered))
  const summary = data ?? rendered

  if (summary?.total === 0) return <EmptyState title={text.empty} text={text.emptyText} />
  return (
    <>
      {summary && <RatingSummary {...summary} />}
      {data && <ReviewRows reviews={data.items} />}
      {!data && error && (
        <div className="py-8">
          <Problem onRetry={() => refetch()} busy={isFetching}>
            {text.failed}
          </Problem>
        </div>
      )}
      {!data && !error && <RowsToCome />}
      <Pager page={page} pages={summary?.total_pages ?? 0} hrefOf={hrefOf} />
    </>
  )
}

function ReviewRows({ reviews }: { readonly reviews: readonly Review[] }) {
  const text = useText().reviews
  const { open, dialog } = useOpenReview()

  return (
    <>
      <ul aria-label={text.list}>
        {reviews.map((review) => (
          <li key={review.id} className="border-b border-sand">
            <ReviewCard look="row" review={review} onOpen={() => open(review)} />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

const toCome = Array.from({ length: pageSizes.productReviews }, (_, at) => `row-${at}`)

const RowsToCome = () => (
  <Loading>
    {toCome.map((key) => (
      <div
        key={key}
        className="grid grid-cols-[6.5rem_1fr] gap-x-5 border-b border-sand py-6 md:grid-cols-[10rem_1fr] md:gap-x-7 md:py-8"
      >
        <Skeleton className="aspect-[4/5]" />
        <SkeletonText lines={5} />
      </div>
    ))}
  </Loading>
)
