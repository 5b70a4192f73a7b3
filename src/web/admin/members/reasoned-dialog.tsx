import { type ReactNode, useState } from 'react'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { ReasonField, reasonProblem } from './reason-field.tsx'

interface ReasonedDialogProps {
  readonly title: string
  readonly text?: string
  readonly submit: string
  readonly reasonHint?: string
  readonly busy: boolean
  readonly problem: ApiRefusal | null
  readonly onClose: () => void
  /** Called with a valid reason. */
  readonly onSubmit: (reason: string) => void
  /** Called when submitted without a valid reason. */
  readonly onTried?: () => void
  readonly children?: ReactNode
}

/** Dialog for an action that needs a reason, which is stored. */
export function ReasonedDialog(props: ReasonedDialogProps) {
  const { title, text, submit, busy, problem, onClose, onSubmit, onTried, children } = props
  const admin = useAdminText()
  const ui = useText().ui
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)

  function send() {
    setIsTried(true)
    onTried?.()
    if (reasonProblem(reason) === null && !busy) onSubmit(reason.trim())
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      description={text}
      send={submit}
      keep={ui.cancel}
      busy={busy}
      onSubmit={send}
    >
      {children}
      <ReasonField
        value={reason}
        onChange={setReason}
        problem={isTried ? reasonProblem(reason) : null}
        hint={props.reasonHint ?? admin.memberDetails.reasonHint}
      />
      {problem && <Problem>{problem.serverMessage ?? admin.writeFailed}</Problem>}
    </FormDialog>
  )
}
