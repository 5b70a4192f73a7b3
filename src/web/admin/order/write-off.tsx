import { useState } from 'react'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { clearErrorAnd } from '../frame/clear-error-and.ts'
import { useWriteOff } from './order-queries.ts'

const REASON_MAX_LENGTH = 200

interface WriteOffProps {
  readonly orderNumber: string
  /** The full amount due, in won. */
  readonly amount: number
  readonly kind?: ButtonLook['kind']
}

/** Writes off the amount due of an order, with a reason that only administrators see. */
export function WriteOff({ orderNumber, amount, kind = 'quiet' }: WriteOffProps) {
  const text = useAdminText()
  const ui = useText().ui
  const labels = text.account.writeOff
  const format = useFormat()
  const showToast = useToast()
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const length = [...reason.trim()].length
  const isGood = length > 0 && length <= REASON_MAX_LENGTH
  const send = useWriteOff(orderNumber, () => {
    setIsOpen(false)
    showToast(labels.done)
  })

  const isChanged = isRefusal(send.error, 'AMOUNT_MISMATCH')

  function submit() {
    setIsTried(true)
    if (isGood) send.mutate({ amount, reason: reason.trim() })
  }

  function close() {
    setIsTried(false)
    setIsOpen(false)
  }

  return (
    <>
      <Button kind={kind} size="small" onClick={() => setIsOpen(true)}>
        {labels.open}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={clearErrorAnd(send, close)}
        title={labels.title(format.won(amount))}
        description={labels.text}
        send={labels.submit}
        keep={ui.cancel}
        busy={send.isPending}
        onSubmit={submit}
      >
        <TextArea
          rows={3}
          label={labels.reason}
          hint={labels.reasonHint}
          limit={REASON_MAX_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          problem={isTried && !isGood ? text.order.refund.reasonNeeded : null}
        />
        {send.isError && (
          <Problem>
            {isChanged ? labels.changed : (send.error.serverMessage ?? text.writeFailed)}
          </Problem>
        )}
      </FormDialog>
    </>
  )
}
