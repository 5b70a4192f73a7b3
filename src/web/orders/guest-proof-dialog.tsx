import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { issueGuestToken, sendGuestCode } from '#contract/guest-orders.ts'
import { verificationCode } from '#domain/limits/limits.ts'
import { type ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { GuestContact } from './my-orders-queries.ts'

interface GuestProofDialogProps {
  readonly open: boolean
  readonly contact: GuestContact
  readonly orderNumber: string
  readonly onClose: () => void
  readonly onProven: (token: string) => void
}

/** Proves by a code in the order's own mailbox that one is its guest: send, then enter. */
export function GuestProofDialog(props: GuestProofDialogProps) {
  const text = useText().myPage.proof
  const { open, contact, orderNumber, onClose, onProven } = props
  const [code, setCode] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  const sending = useMutation<unknown, ApiRefusal, void>({
    mutationFn: () => call(sendGuestCode, { body: { order_number: orderNumber, ...contact } }),
  })
  const proving = useMutation<{ guest_token: string }, ApiRefusal, void>({
    mutationFn: () =>
      call(issueGuestToken, { body: { order_number: orderNumber, email: contact.email, code } }),
    onSuccess: ({ guest_token }) => onProven(guest_token),
  })
  const wrong = isRefusal(proving.error, 'EMAIL_CODE_MISMATCH', 'EMAIL_CODE_EXPIRED')
    ? proving.error.words
    : null
  const failed = sending.error ?? (wrong ? null : proving.error)

  function prove(event: FormEvent) {
    event.preventDefault()
    const isWhole = code.length === verificationCode.digits
    setIncomplete(!isWhole)
    if (isWhole) proving.mutate()
  }

  return (
    <Dialog open={open} onClose={onClose} title={text.title} description={text.text(contact.email)}>
      <form noValidate onSubmit={prove} className="mt-6 space-y-5">
        {sending.isSuccess && (
          <>
            <p role="status" className="text-small text-moss">
              {text.sent}
            </p>
            <TextField
              label={text.code}
              hint={text.codeHint}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={verificationCode.digits}
              value={code}
              onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
              problem={incomplete ? text.codeNeeded : wrong}
            />
            <Button type="submit" wide busy={proving.isPending}>
              {text.check}
            </Button>
          </>
        )}
        {failed && <Problem>{failed.words ?? text.failed}</Problem>}
        <Button
          kind={sending.isSuccess ? 'quiet' : 'primary'}
          wide
          busy={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {sending.isSuccess ? text.again : text.send}
        </Button>
      </form>
    </Dialog>
  )
}
