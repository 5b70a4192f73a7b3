import { useQuery } from '@tanstack/react-query'
import type { Review } from '#contract/reviews.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { galleryReviews, type ReviewList } from './queries.ts'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewCard } from './review-card.tsx'
import { useOpenReview } from './use-open-review.tsx'

interface GalleryProps {
  /** The page of reviews that was rendered with the page; null when it could not be read. */
  readonly rendered: ReviewList | null
  readonly page: number
}

/** The average over a grid of pictures; each opens its review whole. Source: GAL-01. */
export function Gallery({ rendered, page }: GalleryProps) {
  const text = useText().reviews
  const query = useQuery(galleryReviews(page, rendered))
  const summary = query.data ?? rendered

  if (summary?.total === 0) {
    return <EmptyState title={text.empty} text={text.emptyText} action={<ToOrder />} />
  }
  return (
    <>
      {summary && (
        <div className="lg:max-w-(--container-text) pt-8">
          <RatingSummary {...summary} />
        </div>
      )}
      <PagedList
        page={page}
        query={query}
        rendered={rendered}
        failed={text.failed}
        onRetry={query.refetch}
        toCome={<TilesToCome />}
      >
        {({ items }) => <Tiles reviews={items} />}
      </PagedList>
    </>
  )
}

function ToOrder() {
  const text = useText().reviews.gallery
  return <ButtonLink to="/user/consulting/consulting-order">{text.order}</ButtonLink>
}

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-10 pt-8 md:grid-cols-3 md:gap-x-7 lg:grid-cols-4'

function Tiles({ reviews }: { readonly reviews: readonly Review[] }) {
  const text = useText().reviews
  const { open, dialog } = useOpenReview()

  return (
    <>
      <ul aria-label={text.list} className={GRID}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard look="tile" review={review} onOpen={() => open(review)} />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}

const toCome = Array.from({ length: pageSizes.gallery }, (_, at) => `tile-${at}`)

const TilesToCome = () => (
  <Loading>
    <div className={GRID}>
      {toCome.map((key) => (
        <div key={key}>
          <Skeleton className="aspect-[4/5]" />
          <SkeletonText lines={4} className="mt-4" />
        </div>
      ))}
    </div>
  </Loading>
)
