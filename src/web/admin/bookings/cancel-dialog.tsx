import { useState } from 'react'
import type { AdminBooking } from '#contract/admin-bookings.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { useSlotText } from '#web/bookings/use-slot-text.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { BookingDesk } from './booking-queries.ts'

interface CancelDialogProps {
  readonly booking: AdminBooking
  readonly desk: BookingDesk
  readonly open: boolean
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** Asks before a consultation is called off, naming whose it is, and takes a reason for its mail. */
export function CancelDialog({ booking, desk, open, onClose, onDone }: CancelDialogProps) {
  const text = useAdminText()
  const words = text.bookings.cancel
  const slotText = useSlotText()
  const say = useToast()
  const [reason, setReason] = useState('')
  const isTooLong = [...reason.trim()].length > textLengths.cancelReason

  function submit() {
    if (isTooLong) return
    const why = reason.trim()
    desk.send({ status: 'CANCELLED', ...(why && { reason: why }) }, () => {
      onClose()
      say(words.done(booking.customer_name))
      onDone?.()
    })
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.title(booking.customer_name)}
      description={words.text(slotText(booking))}
      send={words.submit}
      keep={words.keep}
      busy={desk.isPending}
      onSubmit={submit}
    >
      <TextArea
        optional
        rows={3}
        label={words.reason}
        hint={words.reasonHint}
        limit={textLengths.cancelReason}
        problem={isTooLong ? words.tooLong : null}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {desk.problem && <Problem>{desk.problem.serverMessage ?? text.writeFailed}</Problem>}
    </FormDialog>
  )
}
