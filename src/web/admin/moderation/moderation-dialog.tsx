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
  readonly does: 'hide' | 'remove'
  /** Of the post: the question names it. */
  readonly title: string
  readonly open: boolean
  readonly busy: boolean
  readonly problem: string | null
  readonly onDecided: (reason: ModerationReason) => void
  readonly onClose: () => void
}

/** Asks why a post is hidden or removed: a kind, and words of one's own where no kind fits. */
export function ModerationDialog(props: ModerationDialogProps) {
  const { does, title, open, busy, problem, onDecided, onClose } = props
  const words = useAdminText().moderation
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
      title={does === 'hide' ? words.hideTitle(title) : words.removeTitle(title)}
      description={does === 'hide' ? words.hideText : words.removeText}
      send={words[does]}
      keep={cancel}
      busy={busy}
      onSubmit={submit}
    >
      <Select
        label={words.kind}
        {...(does === 'hide' && { hint: words.kindHint })}
        problem={isTried && !kind ? words.kindNeeded : null}
        options={moderationKinds.map((value) => ({ value, label: kinds[value] }))}
        value={kind}
        onChange={({ target }) => setKind(target.value as ModerationKind | '')}
      />
      <TextArea
        rows={3}
        label={words.reason}
        optional={kind !== 'OTHER'}
        hint={words.reasonHint}
        limit={textLengths.moderationReason}
        problem={isTried && isReasonWrong ? words.reasonNeeded : null}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {problem && <Problem>{problem}</Problem>}
    </FormDialog>
  )
}
