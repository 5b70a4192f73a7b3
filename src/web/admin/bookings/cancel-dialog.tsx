import { type SubmitEvent, useId, useState } from 'react'
import type { AdminBooking } from '#contract/admin-bookings.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { useSlotText } from '#web/bookings/use-slot-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
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
  const formId = useId()
  const [reason, setReason] = useState('')
  const isTooLong = [...reason.trim()].length > textLengths.cancelReason

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isTooLong) return
    const why = reason.trim()
    desk.send({ status: 'CANCELLED', ...(why && { reason: why }) }, () => {
      onClose()
      say(words.done(booking.customer_name))
      onDone?.()
    })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title(booking.customer_name)}
      description={words.text(slotText(booking))}
      footer={
        <>
          <Button type="submit" form={formId} busy={desk.isPending}>
            {words.submit}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="mt-5 space-y-4">
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
        {desk.problem && <Problem>{desk.problem.words ?? text.writeFailed}</Problem>}
      </form>
    </Dialog>
  )
}
