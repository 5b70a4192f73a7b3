import { useState } from 'react'
import type { AdminBooking } from '#contract/admin-bookings.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { useSlotText } from '#web/bookings/use-slot-text.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { BookingMutation } from './booking-queries.ts'

interface CancelDialogProps {
  readonly booking: AdminBooking
  readonly mutation: BookingMutation
  readonly open: boolean
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** Asks to confirm a cancellation, naming the customer, and takes the reason for the email. */
export function CancelDialog({ booking, mutation, open, onClose, onDone }: CancelDialogProps) {
  const text = useAdminText()
  const labels = text.bookings.cancel
  const slotText = useSlotText()
  const showToast = useToast()
  const [reason, setReason] = useState('')
  const isTooLong = [...reason.trim()].length > textLengths.cancelReason

  function submit() {
    if (isTooLong) return
    const why = reason.trim()
    mutation.send({ status: 'CANCELLED', ...(why && { reason: why }) }, () => {
      onClose()
      showToast(labels.done(booking.customer_name))
      onDone?.()
    })
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={labels.title(booking.customer_name)}
      description={labels.text(slotText(booking))}
      send={labels.submit}
      keep={labels.keep}
      busy={mutation.isPending}
      onSubmit={submit}
    >
      <TextArea
        optional
        rows={3}
        label={labels.reason}
        hint={labels.reasonHint}
        limit={textLengths.cancelReason}
        problem={isTooLong ? labels.tooLong : null}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {mutation.problem && <Problem>{mutation.problem.serverMessage ?? text.writeFailed}</Problem>}
    </FormDialog>
  )
}
