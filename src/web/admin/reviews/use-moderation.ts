import { useState } from 'react'
import type { AdminReview } from '#contract/admin-reviews.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import type { OvertakenDeed } from '../editing/overtaken.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { type ReviewChange, useModerate } from './review-queries.ts'

interface Then {
  readonly onDone: () => void
  readonly onOvertaken?: () => void
}

/**
 * Does something with a review by one press, `deed` being what its button says. When its author or
 * another administrator was first, `overtaken` has both versions to decide upon.
 */
export function useModeration(review: AdminReview) {
  const text = useAdminText()
  const change = useModerate(review)
  const [overtaken, setOvertaken] = useState<OvertakenDeed<AdminReview>>()
  const isOther = change.isError && !isRefusal(change.error, 'EDIT_CONFLICT')

  return {
    isPending: change.isPending,
    reset: change.reset,
    problem: isOther ? (change.error.serverMessage ?? text.writeFailed) : null,
    overtaken,
    /** Without a question, as one takes back what one did. */
    undo: (body: ReviewChange) => change.mutate(body),
    moderate: function moderate(deed: string, body: ReviewChange, then: Then) {
      const seen = review
      change.mutate(body, {
        onSuccess: then.onDone,
        onError(error) {
          if (!isRefusal(error, 'EDIT_CONFLICT')) return
          then.onOvertaken?.()
          const theirs = error.body.current as AdminReview
          setOvertaken({
            seen,
            theirs,
            deed,
            decide(does) {
              setOvertaken(undefined)
              if (does) moderate(deed, body, then)
            },
          })
        },
      })
    },
  }
}
