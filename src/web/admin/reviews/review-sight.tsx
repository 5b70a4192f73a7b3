import { useState } from 'react'
import type { AdminReview } from '#contract/admin-reviews.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'
import { HideDialog } from './hide-dialog.tsx'
import { useModerate } from './review-queries.ts'

/** Whether everybody sees it, and before the others. Nothing is mailed, so each can be taken back. */
export function ReviewSight({ review }: { readonly review: AdminReview }) {
  const text = useAdminText()
  const words = text.reviews.sight
  const say = useToast()
  const change = useModerate(review)
  const [asksReason, setAsksReason] = useState(false)
  const { is_hidden, is_featured, hidden_reason } = review

  const isOvertaken = isRefusal(change.error, 'EDIT_CONFLICT')
  const problem = isOvertaken
    ? words.conflict
    : change.isError
      ? (change.error.words ?? text.writeFailed)
      : null

  const undo = (back: Parameters<typeof change.mutate>[0]) => ({
    label: words.undo,
    run: () => change.mutate(back),
  })

  function feature() {
    const done = is_featured ? words.unfeatured : words.featured
    const onSuccess = () => say(done, undo({ is_featured }))
    change.mutate({ is_featured: !is_featured }, { onSuccess })
  }

  function show() {
    const back = { is_hidden: true, hidden_reason: hidden_reason ?? words.noReason }
    change.mutate({ is_hidden: false }, { onSuccess: () => say(words.shown, undo(back)) })
  }

  function hide(reason: string) {
    const onSuccess = () => {
      setAsksReason(false)
      say(words.hidden, undo({ is_hidden: false }))
    }
    change.mutate({ is_hidden: true, hidden_reason: reason }, { onSuccess })
  }

  return (
    <Part title={words.title}>
      <p className="text-small">
        {is_hidden ? words.isHidden : is_featured ? words.isFeatured : words.isShown}
      </p>
      {is_hidden && hidden_reason && (
        <p className="pt-1 text-small text-muted wrap-anywhere">{words.because(hidden_reason)}</p>
      )}
      <div className="flex flex-wrap gap-3 pt-3.5">
        {!is_hidden && (
          <Button kind="secondary" size="small" busy={change.isPending} onClick={feature}>
            {is_featured ? words.unfeature : words.feature}
          </Button>
        )}
        <Button
          kind="secondary"
          size="small"
          busy={change.isPending}
          onClick={is_hidden ? show : () => setAsksReason(true)}
        >
          {is_hidden ? words.show : words.hide}
        </Button>
      </div>
      {problem && !asksReason && (
        <div className="pt-3">
          <Problem>{problem}</Problem>
        </div>
      )}
      <HideDialog
        review={review}
        open={asksReason}
        busy={change.isPending}
        problem={problem}
        onHide={hide}
        onClose={() => setAsksReason(false)}
      />
    </Part>
  )
}
