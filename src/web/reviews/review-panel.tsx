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
import { type QuoteLook, ReviewQuote } from './review-quote.tsx'
import { StudioReply } from './studio-reply.tsx'
import { useOpenReview } from './use-open-review.tsx'

interface ReviewPanelProps {
  readonly productId: string
  /** The server-rendered page of reviews; null if it could not be read. */
  readonly rendered: ReviewList | null
  readonly page: number
  readonly hrefOf: (page: number) => string
}

/** Shows a product's reviews, two per page. Source: PRD-03. */
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

const rowLook = {
  article: 'grid-cols-[6.5rem_minmax(0,1fr)] md:gap-x-10',
  text: 'mt-4 line-clamp-4 max-w-(--container-text)',
}

/** On wide screens the picture is beside quote and author, alternately left and right. */
const pictureLeft: QuoteLook = {
  ...rowLook,
  article: `${rowLook.article} md:grid-cols-[12.5rem_minmax(0,1fr)]`,
  words: 'md:col-span-1 md:col-start-2',
  picture: 'md:col-start-1 md:row-span-2 md:row-start-1',
  author: 'md:col-start-2',
}
const pictureRight: QuoteLook = {
  ...rowLook,
  article: `${rowLook.article} md:grid-cols-[minmax(0,1fr)_12.5rem]`,
  words: 'md:col-span-1 md:col-start-1',
  picture: 'md:col-start-2 md:row-span-2 md:row-start-1',
  author: 'md:col-start-1',
}

function ReviewRows({ reviews }: { readonly reviews: readonly Review[] }) {
  const text = useText().reviews
  const { open, dialog } = useOpenReview()

  return (
    <>
      <ul aria-label={text.list}>
        {reviews.map((review, at) => (
          <li key={review.id} className="pt-10 md:pt-14">
            <ReviewQuote
              level="h3"
              look={at % 2 === 0 ? pictureLeft : pictureRight}
              review={review}
              onOpen={() => open(review)}
            >
              <StudioReply short review={review} />
            </ReviewQuote>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

const skeleton = Array.from({ length: pageSizes.productReviews }, (_, at) => `row-${at}`)

const RowsToCome = () => (
  <Loading>
    {skeleton.map((key) => (
      <div
        key={key}
        className="grid grid-cols-[6.5rem_1fr] items-end gap-x-4 border-b border-ink pt-10 md:grid-cols-[12.5rem_1fr] md:gap-x-10 md:pt-14"
      >
        <Skeleton className="aspect-[23/30]" />
        <SkeletonText lines={5} className="pb-4" />
      </div>
    ))}
  </Loading>
)
