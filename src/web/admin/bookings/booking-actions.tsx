import { useState } from 'react'
import type { AdminBooking } from '#contract/admin-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { clearErrorAnd } from '../frame/clear-error-and.ts'
import { useNow } from '../frame/use-now.ts'
import type { BookingMutation } from './booking-queries.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

interface BookingActionsProps {
  readonly booking: AdminBooking
  readonly mutation: BookingMutation
  readonly onDone?: () => void
}

/** Actions of a booking: mark as done, reschedule, cancel. */
export function BookingActions({ booking, mutation, onDone }: BookingActionsProps) {
  const labels = useAdminText().bookings
  const showToast = useToast()
  const now = useNow()
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null)
  const hasBegun = new Date(booking.starts_at) <= now
  const close = () => setOpen(null)
  // After a conflict, BookingConflict asks about the change instead.
  if (mutation.conflict && open) close()

  function hold() {
    mutation.send({ held: true }, () => {
      showToast(labels.hold.done(booking.customer_name))
      onDone?.()
    })
  }

  return (
    <div className="pb-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {booking.held_at ? (
          <Button
            kind="quiet"
            size="small"
            busy={mutation.isPending}
            onClick={() => mutation.send({ held: false }, () => undefined)}
          >
            {labels.hold.undo}
          </Button>
        ) : (
          hasBegun && (
            <Button size="small" busy={mutation.isPending && open === null} onClick={hold}>
              {labels.hold.submit}
            </Button>
          )
        )}
        <Button
          kind={hasBegun ? 'quiet' : 'secondary'}
          size="small"
          onClick={clearErrorAnd(mutation, () => setOpen('move'))}
        >
          {labels.move.open}
        </Button>
        <Button
          kind="quiet"
          size="small"
          onClick={clearErrorAnd(mutation, () => setOpen('cancel'))}
        >
          {labels.cancel.open}
        </Button>
      </div>
      {!hasBegun && <p className="pt-1 text-tiny text-muted">{labels.hold.notYet}</p>}
      {open === 'move' && <MoveDialog {...{ booking, mutation }} onClose={close} />}
      <CancelDialog
        {...{ booking, mutation }}
        open={open === 'cancel'}
        onClose={close}
        {...(onDone && { onDone })}
      />
    </div>
  )
}
