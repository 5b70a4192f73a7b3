import type { AdminBooking } from '#contract/admin-bookings.ts'
import { useBookingText } from '#web/bookings/use-booking-text.ts'
import { useSlotText } from '#web/bookings/use-slot-text.ts'
import { Conflict } from '../editing/conflict.tsx'
import type { Part } from '../editing/parts.ts'
import { useAdminText } from '../frame/admin-text.ts'
import type { BookingChange, BookingDesk } from './booking-queries.ts'

interface BookingConflictProps {
  /** As it stands there now. */
  readonly booking: AdminBooking
  readonly desk: BookingDesk
}

/** What an administrator may change of a booking. */
type Wish = Pick<AdminBooking, 'starts_at' | 'ends_at' | 'meeting_url' | 'status'> & {
  readonly held: boolean
}

/** Somebody else was first: what stands there now, and what one was about to change. */
export function BookingConflict({ booking, desk }: BookingConflictProps) {
  const words = useAdminText().bookings.conflict
  const parts = useParts()
  if (!desk.conflict) return null
  const { change, onDone, upon } = desk.conflict
  const now = wishOf(booking)

  function resolve(chosen: Wish) {
    const next = changeFrom(now, chosen, change.reason)
    if (next) desk.send(next, onDone)
    else desk.drop()
  }
  return (
    <div className="pb-5">
      <Conflict
        version={booking.revision}
        parts={parts}
        mine={changed(wishOf(upon), change)}
        base={wishOf(upon)}
        theirs={now}
        isOver={booking.status === 'CANCELLED' ? words.isOver : undefined}
        onResolve={resolve}
      />
    </div>
  )
}

const wishOf = ({ starts_at, ends_at, meeting_url, status, held_at }: AdminBooking): Wish => ({
  starts_at,
  ends_at,
  meeting_url,
  status,
  held: held_at !== null,
})

function changed(wish: Wish, { starts_at, meeting_url, status, held }: BookingChange): Wish {
  const length = Date.parse(wish.ends_at) - Date.parse(wish.starts_at)
  const ends_at = starts_at && new Date(Date.parse(starts_at) + length).toISOString()
  return {
    ...wish,
    ...(starts_at && ends_at && { starts_at, ends_at }),
    ...(meeting_url !== undefined && { meeting_url }),
    ...(status && { status }),
    ...(held !== undefined && { held }),
  }
}

/** What leads from what stands there to what was chosen; `null` where they are the same. */
function changeFrom(now: Wish, chosen: Wish, reason: string | undefined): BookingChange | null {
  const { starts_at, meeting_url, status, held } = chosen
  if (status === 'CANCELLED')
    return now.status === status ? null : { status, ...(reason && { reason }) }
  const change = {
    ...(starts_at !== now.starts_at && { starts_at }),
    ...(meeting_url !== now.meeting_url && { meeting_url }),
    ...(held !== now.held && { held }),
  }
  return Object.keys(change).length > 0 ? change : null
}

function useParts(): readonly Part<Wish>[] {
  const { detail, conflict: words } = useAdminText().bookings
  const { statuses } = useBookingText()
  const slotText = useSlotText()

  return [
    {
      name: 'when',
      label: detail.when,
      value: ({ starts_at }) => starts_at,
      take: (into, { starts_at, ends_at }) => ({ ...into, starts_at, ends_at }),
      show: slotText,
    },
    {
      name: 'link',
      label: words.link,
      value: ({ meeting_url }) => meeting_url,
      take: (into, { meeting_url }) => ({ ...into, meeting_url }),
      show: ({ meeting_url }) => meeting_url,
    },
    {
      name: 'state',
      label: words.state,
      value: ({ status, held }) => [status, held],
      take: (into, { status, held }) => ({ ...into, status, held }),
      show: ({ status, held }) => (held ? words.held : statuses[status]),
    },
  ]
}
