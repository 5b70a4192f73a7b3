import { useState } from 'react'
import type { AdminReview } from '#contract/admin-reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { Overtaken } from '../editing/overtaken.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { forgetting } from '../frame/forgetting.ts'
import { Part } from '../order/part.tsx'
import { HideDialog } from './hide-dialog.tsx'
import type { ReviewChange } from './review-queries.ts'
import { useModeration } from './use-moderation.ts'
import { useReviewParts } from './use-review-parts.ts'

/** Whether everybody sees it, and before the others. Nothing is mailed, so each can be taken back. */
export function ReviewSight({ review }: { readonly review: AdminReview }) {
  const words = useAdminText().reviews.sight
  const say = useToast()
  const change = useModeration(review)
  const parts = useReviewParts()
  const [asksReason, setAsksReason] = useState(false)
  const { is_hidden, is_featured, hidden_reason } = review

  const undo = (back: ReviewChange) => ({ label: words.undo, run: () => change.undo(back) })

  function feature() {
    const [deed, done] = is_featured
      ? [words.unfeature, words.unfeatured]
      : [words.feature, words.featured]
    const body = { is_featured: !is_featured }
    change.moderate(deed, body, { onDone: () => say(done, undo({ is_featured })) })
  }

  function show() {
    const back = { is_hidden: true, hidden_reason: hidden_reason ?? words.noReason }
    const onDone = () => say(words.shown, undo(back))
    change.moderate(words.show, { is_hidden: false }, { onDone })
  }

  function hide(reason: string) {
    const close = () => setAsksReason(false)
    const onDone = () => {
      close()
      say(words.hidden, undo({ is_hidden: false }))
    }
    const body = { is_hidden: true, hidden_reason: reason }
    change.moderate(words.hide, body, { onDone, onOvertaken: close })
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
          onClick={is_hidden ? show : forgetting(change, () => setAsksReason(true))}
        >
          {is_hidden ? words.show : words.hide}
        </Button>
      </div>
      {change.overtaken && <Overtaken of={change.overtaken} parts={parts} />}
      {change.problem && !asksReason && (
        <div className="pt-3">
          <Problem>{change.problem}</Problem>
        </div>
      )}
      <HideDialog
        review={review}
        open={asksReason}
        busy={change.isPending}
        problem={change.problem}
        onHide={hide}
        onClose={() => setAsksReason(false)}
      />
    </Part>
  )
}
