import { type SubmitEvent, useId, useState } from 'react'
import type { AdminReview } from '#contract/admin-reviews.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
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
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const written = reason.trim()
  const isWrong = written === '' || [...written].length > textLengths.reviewHiddenReason

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (!isWrong && !busy) onHide(written)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.hideTitle(review.title)}
      description={words.hideText}
      footer={
        <>
          <Button type="submit" form={formId} busy={busy}>
            {words.hide}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {ui.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="mt-5 space-y-4">
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
      </form>
    </Dialog>
  )
}
