import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sendIdentityCode } from '#contract/confirm-identity.ts'
import { confirmIdentityTexts } from '#texts/confirm-identity.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { failureMessage } from '#web/api/failure-message.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { CodeField } from './code-field.tsx'
import type { ProofFormProps } from './confirm-identity-dialog.tsx'
import { useConfirmation } from './use-confirmation.ts'

const DIGITS = 6

/** Asks for a code that is sent to the account's address. */
export function ConfirmByCode({
  open,
  onClose,
  onConfirmed,
  email,
  passkey,
}: ProofFormProps & { readonly email: string }) {
  const text = usePageTexts(confirmIdentityTexts)
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const order = useMutation({ mutationFn: () => call(sendIdentityCode, {}) })
  const { send, busy, problem, isWrong } = useConfirmation(onConfirmed)
  const atField = isShort ? text.codeMissing : isWrong ? problem : null
  const unsent =
    order.error && (isRefusal(order.error) ? failureMessage(order.error, text) : text.failed)
  const failure = unsent ?? (isWrong ? null : problem)

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text.title}
      description={text.code(email)}
      send={text.confirm}
      keep={text.cancel}
      busy={busy}
      onSubmit={() => {
        setShort(code.length < DIGITS)
        if (code.length === DIGITS) send({ method: 'EMAIL_CODE', code })
      }}
    >
      <CodeField
        label={text.codeLabel}
        value={code}
        onChange={setCode}
        hint={order.data?.message}
        {...(atField && { problem: atField })}
        action={
          <Button
            kind="secondary"
            size="small"
            busy={order.isPending}
            onClick={() => order.mutate()}
          >
            {order.data ? text.resendCode : text.sendCode}
          </Button>
        }
      />
      {failure && <Problem>{failure}</Problem>}
      {passkey}
    </FormDialog>
  )
}
