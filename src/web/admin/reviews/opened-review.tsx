import { useQuery } from '@tanstack/react-query'
import type { AdminReview } from '#contract/admin-reviews.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { DetailSkeleton, NotThere } from '../list/opened.tsx'
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
  const words = useAdminText().reviews
  const asked = useQuery({ ...adminReview(id), ...(seen && { placeholderData: seen }) })

  if (isRefusal(asked.error, 'NOT_FOUND', 'VALIDATION_FAILED')) {
    return <NotThere title={words.notHere} back={back} />
  }
  if (!asked.data) return asked.isError ? <LoadProblem of={asked} /> : <DetailSkeleton />
  return (
    <>
      {asked.isError && <LoadProblem of={asked} />}
      <ReviewDetail review={asked.data} />
    </>
  )
}
