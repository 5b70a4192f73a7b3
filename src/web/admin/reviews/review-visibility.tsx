import type { AdminReview } from '#contract/admin-reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { ActionConflictPrompt } from '../editing/action-conflict.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { ModerationReason } from '../moderation/moderation-dialog.tsx'
import { PostVisibility } from '../moderation/post-visibility.tsx'
import type { ReviewChange } from './review-queries.ts'
import { useModeration } from './use-moderation.ts'
import { useReviewParts } from './use-review-parts.ts'

/** Buttons to hide or feature a review. No email is sent, so each change can be undone. */
export function ReviewVisibility({ review }: { readonly review: AdminReview }) {
  const text = useAdminText()
  const labels = text.reviews.visibility
  const all = text.moderation
  const showToast = useToast()
  const change = useModeration(review)
  const parts = useReviewParts()
  const { is_hidden, is_featured, hidden_kind, hidden_reason } = review

  const undo = (back: ReviewChange) => ({ label: all.undo, run: () => change.undo(back) })

  function feature() {
    const [label, done] = is_featured
      ? [labels.unfeature, labels.unfeatured]
      : [labels.feature, labels.featured]
    const body = { is_featured: !is_featured }
    change.moderate(label, body, { onDone: () => showToast(done, undo({ is_featured })) })
  }

  function show() {
    const back = { is_hidden: true, hidden_kind: hidden_kind ?? undefined, hidden_reason }
    const onDone = () => showToast(all.shown, undo(back))
    change.moderate(all.show, { is_hidden: false }, { onDone })
  }

  function hide({ kind, reason }: ModerationReason, close: () => void) {
    const onDone = () => {
      close()
      showToast(all.hidden, undo({ is_hidden }))
    }
    const body = { is_hidden: true, hidden_kind: kind, hidden_reason: reason }
    change.moderate(all.hide, body, { onDone, onConflict: close })
  }

  function remove(reason: ModerationReason, close: () => void) {
    const onDone = () => {
      close()
      showToast(all.removed, { label: all.undo, run: restore })
    }
    change.moderate(all.remove, { remove: reason }, { onDone, onConflict: close })
  }

  function restore() {
    change.moderate(all.restore, { restore: true }, { onDone: () => showToast(all.restored) })
  }

  return (
    <PostVisibility
      post={review}
      shownTo={is_featured ? labels.isFeatured : labels.isShown}
      busy={change.isPending}
      problem={change.problem}
      onHide={hide}
      onShow={show}
      onRemove={remove}
      onRestore={restore}
      onBegin={change.reset}
      after={change.conflict && <ActionConflictPrompt conflict={change.conflict} parts={parts} />}
    >
      <Button kind="secondary" size="small" busy={change.isPending} onClick={feature}>
        {is_featured ? labels.unfeature : labels.feature}
      </Button>
    </PostVisibility>
  )
}
