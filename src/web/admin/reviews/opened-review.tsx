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
  /** As the list has it: shown until it is read itself. */
  readonly seen: AdminReview | undefined
  readonly back: string
}

/** The review that the address opens, whatever the list is narrowed to. */
export function OpenedReview({ id, seen, back }: OpenedReviewProps) {
  const labels = useAdminText().reviews
  const query = useQuery({ ...adminReview(id), ...(seen && { placeholderData: seen }) })

  if (isRefusal(query.error, 'NOT_FOUND', 'VALIDATION_FAILED')) {
    return <ItemNotFound title={labels.notHere} back={back} />
  }
  if (!query.data) return query.isError ? <LoadProblem query={query} /> : <DetailSkeleton />
  return (
    <>
      {query.isError && <LoadProblem query={query} />}
      <ReviewDetail review={query.data} />
    </>
  )
}
