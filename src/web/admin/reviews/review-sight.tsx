import type { AdminReview } from '#contract/admin-reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { Overtaken } from '../editing/overtaken.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { ModerationReason } from '../moderation/moderation-dialog.tsx'
import { PostSight } from '../moderation/post-sight.tsx'
import type { ReviewChange } from './review-queries.ts'
import { useModeration } from './use-moderation.ts'
import { useReviewParts } from './use-review-parts.ts'

/** Whether everybody sees it, and before the others. Nothing is mailed, so each can be taken back. */
export function ReviewSight({ review }: { readonly review: AdminReview }) {
  const text = useAdminText()
  const words = text.reviews.sight
  const all = text.moderation
  const say = useToast()
  const change = useModeration(review)
  const parts = useReviewParts()
  const { is_hidden, is_featured, hidden_kind, hidden_reason } = review

  const undo = (back: ReviewChange) => ({ label: all.undo, run: () => change.undo(back) })

  function feature() {
    const [deed, done] = is_featured
      ? [words.unfeature, words.unfeatured]
      : [words.feature, words.featured]
    const body = { is_featured: !is_featured }
    change.moderate(deed, body, { onDone: () => say(done, undo({ is_featured })) })
  }

  function show() {
    const back = { is_hidden: true, hidden_kind: hidden_kind ?? undefined, hidden_reason }
    const onDone = () => say(all.shown, undo(back))
    change.moderate(all.show, { is_hidden: false }, { onDone })
  }

  function hide({ kind, reason }: ModerationReason, close: () => void) {
    const onDone = () => {
      close()
      say(all.hidden, undo({ is_hidden }))
    }
    const body = { is_hidden: true, hidden_kind: kind, hidden_reason: reason }
    change.moderate(all.hide, body, { onDone, onOvertaken: close })
  }

  function remove(reason: ModerationReason, close: () => void) {
    const onDone = () => {
      close()
      say(all.removed, { label: all.undo, run: restore })
    }
    change.moderate(all.remove, { remove: reason }, { onDone, onOvertaken: close })
  }

  function restore() {
    change.moderate(all.restore, { restore: true }, { onDone: () => say(all.restored) })
  }

  return (
    <PostSight
      post={review}
      shownTo={is_featured ? words.isFeatured : words.isShown}
      busy={change.isPending}
      problem={change.problem}
      onHide={hide}
      onShow={show}
      onRemove={remove}
      onRestore={restore}
      onBegin={change.reset}
      after={change.overtaken && <Overtaken of={change.overtaken} parts={parts} />}
    >
      <Button kind="secondary" size="small" busy={change.isPending} onClick={feature}>
        {is_featured ? words.unfeature : words.feature}
      </Button>
    </PostSight>
  )
}
