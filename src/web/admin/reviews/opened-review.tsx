import { useQuery } from '@tanstack/react-query'
import type { AdminReview } from '#contract/admin-reviews.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { DetailSkeleton, ItemNotFound } from '../list/opened-row.tsx'
import { ReviewDetail } from './review-detail.tsx'
import { adminReview } from './review-queries.ts'

interface OpenedReviewProps {
  readonly id: string
  /** The review from the list, shown while its details load. */
  readonly fromList: AdminReview | undefined
  readonly backTo: string
}

/** Shows the review that the address opens, whether or not the list contains it. */
export function OpenedReview({ id, fromList, backTo }: OpenedReviewProps) {
  const labels = useAdminText().reviews
  const query = useQuery({ ...adminReview(id), ...(fromList && { placeholderData: fromList }) })

  if (isRefusal(query.error, 'NOT_FOUND', 'VALIDATION_FAILED')) {
    return <ItemNotFound title={labels.notHere} backTo={backTo} />
  }
  if (!query.data) return query.isError ? <LoadProblem query={query} /> : <DetailSkeleton />
  return (
    <>
      {query.isError && <LoadProblem query={query} />}
      <ReviewDetail review={query.data} />
    </>
  )
}
