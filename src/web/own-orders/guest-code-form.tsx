import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { issueGuestToken, sendGuestCode } from '#contract/guest-orders.ts'
import { verificationCode } from '#domain/limits/limits.ts'
import { type ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { useText } from '#web/language/use-text.ts'
import type { GuestContact } from '#web/own-orders/my-orders-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface GuestCodeFormProps {
  readonly contact: GuestContact
  readonly orderNumber: string
  /** Sends the code immediately, since the customer asked for it already. */
  readonly sendsAtOnce?: boolean
  readonly onProven: (token: string) => void
}

/** Proves access to a guest order by a code to its mailbox: send, then enter. */
export function GuestCodeForm(props: GuestCodeFormProps) {
  const text = useText().myPage.proof
  const { contact, orderNumber, sendsAtOnce = false, onProven } = props
  const { email, phone } = contact
  const hasBegun = useRef(false)
  const [code, setCode] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  const sending = useMutation<unknown, ApiRefusal, void>({
    mutationFn: () => call(sendGuestCode, { body: { order_number: orderNumber, email, phone } }),
  })
  const proving = useMutation<{ guest_token: string }, ApiRefusal, void>({
    mutationFn: () => call(issueGuestToken, { body: { order_number: orderNumber, email, code } }),
    onSuccess: ({ guest_token }) => onProven(guest_token),
  })
  const wrong = isRefusal(proving.error, 'EMAIL_CODE_MISMATCH', 'EMAIL_CODE_EXPIRED')
    ? proving.error.serverMessage
    : null
  const failed = sending.error ?? (wrong ? null : proving.error)
  const { mutate: send } = sending

  useEffect(() => {
    if (!sendsAtOnce || hasBegun.current) return
    hasBegun.current = true
    send()
  }, [sendsAtOnce, send])

  function prove(event: FormEvent) {
    event.preventDefault()
    const isWhole = code.length === verificationCode.digits
    setIncomplete(!isWhole)
    if (isWhole) proving.mutate()
  }

  return (
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
            onChange={({ target }) => {
              setCode(target.value.replace(/\D/g, ''))
              setIncomplete(false)
              if (wrong) proving.reset()
            }}
            problem={incomplete ? text.codeNeeded : wrong}
          />
          <Button type="submit" wide busy={proving.isPending}>
            {text.check}
          </Button>
        </>
      )}
      {failed && <Problem>{failed.serverMessage ?? text.failed}</Problem>}
      <Button
        kind={sending.isSuccess ? 'quiet' : 'primary'}
        wide
        busy={sending.isPending}
        onClick={() => send()}
      >
        {sending.isSuccess ? text.again : text.send}
      </Button>
    </form>
  )
}
