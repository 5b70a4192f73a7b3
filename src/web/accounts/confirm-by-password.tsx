import { useState } from 'react'
import { confirmIdentityTexts } from '#texts/confirm-identity.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ProofFormProps } from './confirm-identity-dialog.tsx'
import { useConfirmation } from './use-confirmation.ts'

/** Asks for the password again. */
export function ConfirmByPassword({ open, onClose, onConfirmed, passkey }: ProofFormProps) {
  const text = usePageTexts(confirmIdentityTexts)
  const [password, setPassword] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { send, busy, problem, isWrong } = useConfirmation(onConfirmed)
  const atField = isEmpty ? text.passwordMissing : isWrong ? problem : null

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text.title}
      description={text.password}
      send={text.confirm}
      keep={text.cancel}
      busy={busy}
      onSubmit={() => {
        setEmpty(password === '')
        if (password !== '') send({ method: 'PASSWORD', password })
      }}
    >
      <TextField
        label={text.passwordLabel}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        {...(atField && { problem: atField })}
      />
      {problem && !isWrong && <Problem>{problem}</Problem>}
      {passkey}
      <p>
        <a
          className="text-small text-muted underline underline-offset-4"
          href="/find-id-password"
          target="_blank"
          rel="noreferrer"
        >
          {text.recover}
        </a>
      </p>
    </FormDialog>
  )
}
