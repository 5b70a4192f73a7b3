import { useState } from 'react'
import type { AdminReview } from '#contract/admin-reviews.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useAdminText } from '../frame/admin-text.ts'

interface HideDialogProps {
  readonly review: AdminReview
  readonly open: boolean
  readonly busy: boolean
  readonly problem: string | null
  readonly onHide: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why a review is taken out of sight, naming it. */
export function HideDialog({ review, open, busy, problem, onHide, onClose }: HideDialogProps) {
  const words = useAdminText().reviews.sight
  const ui = useText().ui
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const written = reason.trim()
  const isWrong = written === '' || [...written].length > textLengths.reviewHiddenReason

  function submit() {
    setTried(true)
    if (!isWrong && !busy) onHide(written)
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.hideTitle(review.title)}
      description={words.hideText}
      send={words.hide}
      keep={ui.cancel}
      busy={busy}
      onSubmit={submit}
    >
      <TextArea
        rows={3}
        label={words.reason}
        hint={words.reasonHint}
        limit={textLengths.reviewHiddenReason}
        problem={isTried && isWrong ? words.reasonNeeded : null}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {problem && <Problem>{problem}</Problem>}
    </FormDialog>
  )
}
