import { useState } from 'react'
import { textLengths } from '#domain/limits/limits.ts'
import { type ModerationKind, moderationKinds } from '#domain/moderation/moderation.ts'
import { useText } from '#web/language/use-text.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useAdminText } from '../frame/admin-text.ts'

export interface ModerationReason {
  readonly kind: ModerationKind
  readonly reason: string | null
}

interface ModerationDialogProps {
  readonly action: 'hide' | 'remove'
  /** Title of the post, for the question. */
  readonly title: string
  readonly open: boolean
  readonly busy: boolean
  readonly problem: string | null
  readonly onDecided: (reason: ModerationReason) => void
  readonly onClose: () => void
}

/** Asks why a post is hidden or removed: a reason from the list, and details. */
export function ModerationDialog(props: ModerationDialogProps) {
  const { action, title, open, busy, problem, onDecided, onClose } = props
  const labels = useAdminText().moderation
  const { kinds } = useText().moderation
  const { cancel } = useText().ui
  const [kind, setKind] = useState<ModerationKind | ''>('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const written = reason.trim()
  const isReasonWrong =
    [...written].length > textLengths.moderationReason || (kind === 'OTHER' && written === '')

  function submit() {
    setTried(true)
    if (kind && !isReasonWrong && !busy) onDecided({ kind, reason: written || null })
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={action === 'hide' ? labels.hideTitle(title) : labels.removeTitle(title)}
      description={action === 'hide' ? labels.hideText : labels.removeText}
      send={labels[action]}
      keep={cancel}
      busy={busy}
      onSubmit={submit}
    >
      <Select
        label={labels.kind}
        {...(action === 'hide' && { hint: labels.kindHint })}
        problem={isTried && !kind ? labels.kindNeeded : null}
        options={moderationKinds.map((value) => ({ value, label: kinds[value] }))}
        value={kind}
        onChange={({ target }) =>
          setKind(moderationKinds.find((value) => value === target.value) ?? '')
        }
      />
      <TextArea
        rows={3}
        label={labels.reason}
        optional={kind !== 'OTHER'}
        hint={labels.reasonHint}
        limit={textLengths.moderationReason}
        problem={isTried && isReasonWrong ? labels.reasonNeeded : null}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {problem && <Problem>{problem}</Problem>}
    </FormDialog>
  )
}
