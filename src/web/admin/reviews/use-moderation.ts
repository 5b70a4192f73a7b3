import { useState } from 'react'
import type { AdminReview } from '#contract/admin-reviews.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import type { ActionConflict } from '../editing/action-conflict.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { type ReviewChange, useChangeReview } from './review-queries.ts'

interface Then {
  readonly onDone: () => void
  readonly onConflict?: () => void
}

/**
 * Does something with a review by one press, `label` being what its button says. When its author or
 * another administrator was first, `conflict` has both versions to decide upon.
 */
export function useModeration(review: AdminReview) {
  const text = useAdminText()
  const change = useChangeReview(review)
  const [conflict, setConflict] = useState<ActionConflict<AdminReview>>()
  const isOther = change.isError && !isRefusal(change.error, 'EDIT_CONFLICT')

  return {
    isPending: change.isPending,
    reset: change.reset,
    problem: isOther ? (change.error.serverMessage ?? text.writeFailed) : null,
    conflict,
    /** Without a question, as one takes back what one did. */
    undo: (body: ReviewChange) => change.mutate(body),
    moderate: function moderate(label: string, body: ReviewChange, then: Then) {
      const seen = review
      change.mutate(body, {
        onSuccess: then.onDone,
        onError(error) {
          if (!isRefusal(error, 'EDIT_CONFLICT')) return
          then.onConflict?.()
          const theirs = error.body.current as AdminReview
          setConflict({
            seen,
            theirs,
            label,
            decide(repeats) {
              setConflict(undefined)
              if (repeats) moderate(label, body, then)
            },
          })
        },
      })
    },
  }
}
