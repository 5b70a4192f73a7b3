import { useState } from 'react'
import type { AdminReview } from '#contract/admin-reviews.ts'
import { currentVersion, isRefusal } from '#web/api/api-refusal.ts'
import type { ActionConflict } from '../editing/action-conflict.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { type ReviewChange, useChangeReview } from './review-queries.ts'

interface Callbacks {
  readonly onDone: () => void
  readonly onConflict?: () => void
}

/**
 * Changes a review on a click; `label` is the text of the button. After an edit conflict,
 * `conflict` holds both versions.
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
    /** Sends a change without conflict handling, for Undo. */
    undo: (body: ReviewChange) => change.mutate(body),
    moderate: function moderate(label: string, body: ReviewChange, callbacks: Callbacks) {
      const seen = review
      change.mutate(body, {
        onSuccess: callbacks.onDone,
        onError(error) {
          if (!isRefusal(error, 'EDIT_CONFLICT')) return
          callbacks.onConflict?.()
          const theirs = currentVersion<AdminReview>(error)
          setConflict({
            seen,
            theirs,
            label,
            decide(repeats) {
              setConflict(undefined)
              if (repeats) moderate(label, body, callbacks)
            },
          })
        },
      })
    },
  }
}
