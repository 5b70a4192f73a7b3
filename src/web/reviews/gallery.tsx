import { useQuery } from '@tanstack/react-query'
import type { Review } from '#contract/reviews.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import type { LookFilter } from '#domain/reviews/look-counts.ts'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { LookLinks } from './look-links.tsx'
import { galleryReviews, type ReviewList } from './queries.ts'
import { RatingSummary } from './rating-summary.tsx'
import { addressOfFilter, galleryAddress } from './review-filter.ts'
import { ReviewQuote } from './review-quote.tsx'
import { StudioReply } from './studio-reply.tsx'
import { useOpenReview } from './use-open-review.tsx'

interface GalleryProps {
  /** The server-rendered page of filtered reviews; null if there is none. */
  readonly rendered: ReviewList | null
  readonly filter: LookFilter
  readonly page: number
}

/** Shows the average over a grid of quotes; each opens its review. Source: GAL-01. */
export function Gallery({ rendered, filter, page }: GalleryProps) {
  const text = useText().reviews
  const query = useQuery(galleryReviews(filter, page, rendered))
  const summary = query.data ?? rendered

  const isNarrowed = Object.keys(filter).length > 0

  if (summary?.total === 0 && !isNarrowed) {
    return <EmptyState title={text.empty} text={text.emptyText} action={<ToOrder />} />
  }
  return (
    <>
      {summary && (
        <div className="lg:max-w-(--container-text) pt-8">
          <RatingSummary {...summary} />
        </div>
      )}
      <LookLinks
        counts={summary}
        filter={filter}
        className="grid gap-y-0.5 border-b border-sand py-3"
      />
      {summary?.total === 0 ? (
        <NoneFound />
      ) : (
        <PagedList
          page={page}
          hrefOf={(to) => addressOfFilter(filter, to)}
          query={query}
          rendered={rendered}
          failed={text.failed}
          onRetry={query.refetch}
          skeleton={<TilesToCome />}
        >
          {({ items }) => <Tiles reviews={items} />}
        </PagedList>
      )}
    </>
  )
}

function NoneFound() {
  const text = useText().reviews.filters
  return (
    <EmptyState
      title={text.none}
      text={text.noneText}
      action={
        <ButtonLink to={galleryAddress} kind="secondary" size="small">
          {text.clear}
        </ButtonLink>
      }
    />
  )
}

function ToOrder() {
  const text = useText().reviews.gallery
  return <ButtonLink to="/user/consulting/consulting-order">{text.order}</ButtonLink>
}

const GRID = 'grid gap-x-7 gap-y-12 pt-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 xl:gap-y-16'

const tileLook = {
  article: 'h-full grid-cols-[5.5rem_minmax(0,1fr)]',
  title: 'line-clamp-6 pb-1',
  text: 'mt-3 line-clamp-3 text-small text-muted',
}

function Tiles({ reviews }: { readonly reviews: readonly Review[] }) {
  const text = useText().reviews
  const { open, dialog } = useOpenReview()

  return (
    <>
      <ul aria-label={text.list} className={GRID}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewQuote level="h2" look={tileLook} review={review} onOpen={() => open(review)}>
              <StudioReply short review={review} />
            </ReviewQuote>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

const skeleton = Array.from({ length: pageSizes.gallery }, (_, at) => `tile-${at}`)

const TilesToCome = () => (
  <Loading>
    <div className={GRID}>
      {skeleton.map((key) => (
        <div key={key} className="border-b border-ink">
          <SkeletonText lines={5} className="mb-7" />
          <Skeleton className="aspect-[23/30] w-22" />
        </div>
      ))}
    </div>
  </Loading>
)
