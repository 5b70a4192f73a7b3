import { useState } from 'react'
import type { AdminBooking } from '#contract/admin-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { forgetting } from '../frame/forgetting.ts'
import { useNow } from '../frame/use-now.ts'
import type { BookingDesk } from './booking-queries.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

interface BookingActionsProps {
  readonly booking: AdminBooking
  readonly desk: BookingDesk
  readonly onDone?: () => void
}

/** Held, moved or cancelled. */
export function BookingActions({ booking, desk, onDone }: BookingActionsProps) {
  const words = useAdminText().bookings
  const say = useToast()
  const now = useNow()
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null)
  const hasBegun = new Date(booking.starts_at) <= now
  const close = () => setOpen(null)
  // What one was about to change is asked about in another place then.
  if (desk.conflict && open) close()

  function hold() {
    desk.send({ held: true }, () => {
      say(words.hold.done(booking.customer_name))
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
            busy={desk.isPending}
            onClick={() => desk.send({ held: false }, () => undefined)}
          >
            {words.hold.undo}
          </Button>
        ) : (
          hasBegun && (
            <Button size="small" busy={desk.isPending && open === null} onClick={hold}>
              {words.hold.submit}
            </Button>
          )
        )}
        <Button
          kind={hasBegun ? 'quiet' : 'secondary'}
          size="small"
          onClick={forgetting(desk, () => setOpen('move'))}
        >
          {words.move.open}
        </Button>
        <Button kind="quiet" size="small" onClick={forgetting(desk, () => setOpen('cancel'))}>
          {words.cancel.open}
        </Button>
      </div>
      {!hasBegun && <p className="pt-1 text-tiny text-muted">{words.hold.notYet}</p>}
      {open === 'move' && <MoveDialog {...{ booking, desk }} onClose={close} />}
      <CancelDialog
        {...{ booking, desk }}
        open={open === 'cancel'}
        onClose={close}
        {...(onDone && { onDone })}
      />
    </div>
  )
}
