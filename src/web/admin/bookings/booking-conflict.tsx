import type { AdminBooking } from '#contract/admin-bookings.ts'
import { useBookingText } from '#web/bookings/use-booking-text.ts'
import { useSlotText } from '#web/bookings/use-slot-text.ts'
import { Conflict } from '../editing/conflict.tsx'
import type { Part } from '../editing/parts.ts'
import { useAdminText } from '../frame/admin-text.ts'
import type { BookingChange, BookingMutation } from './booking-queries.ts'

interface BookingConflictProps {
  /** The booking as saved now. */
  readonly booking: AdminBooking
  readonly mutation: BookingMutation
}

/** The fields of a booking that an administrator can change. */
type BookingFields = Pick<AdminBooking, 'starts_at' | 'ends_at' | 'meeting_url' | 'status'> & {
  readonly held: boolean
}

/** Shows both versions of a booking after a conflict. */
export function BookingConflict({ booking, mutation }: BookingConflictProps) {
  const labels = useAdminText().bookings.conflict
  const parts = useParts()
  if (!mutation.conflict) return null
  const { change, onDone, base } = mutation.conflict
  const now = editableFieldsOf(booking)

  function resolve(chosen: BookingFields) {
    const next = changeFrom(now, chosen, change.reason)
    if (next) mutation.send(next, onDone)
    else mutation.drop()
  }
  return (
    <div className="pb-5">
      <Conflict
        version={booking.revision}
        parts={parts}
        mine={applyChange(editableFieldsOf(base), change)}
        base={editableFieldsOf(base)}
        theirs={now}
        isOver={booking.status === 'CANCELLED' ? labels.isOver : undefined}
        onResolve={resolve}
      />
    </div>
  )
}

const editableFieldsOf = ({
  starts_at,
  ends_at,
  meeting_url,
  status,
  held_at,
}: AdminBooking): BookingFields => ({
  starts_at,
  ends_at,
  meeting_url,
  status,
  held: held_at !== null,
})

function applyChange(
  fields: BookingFields,
  { starts_at, meeting_url, status, held }: BookingChange,
): BookingFields {
  const length = Date.parse(fields.ends_at) - Date.parse(fields.starts_at)
  const ends_at = starts_at && new Date(Date.parse(starts_at) + length).toISOString()
  return {
    ...fields,
    ...(starts_at && ends_at && { starts_at, ends_at }),
    ...(meeting_url !== undefined && { meeting_url }),
    ...(status && { status }),
    ...(held !== undefined && { held }),
  }
}

/** Returns the change from `now` to `chosen`; `null` if they are equal. */
function changeFrom(
  now: BookingFields,
  chosen: BookingFields,
  reason: string | undefined,
): BookingChange | null {
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

function useParts(): readonly Part<BookingFields>[] {
  const { detail, conflict: labels } = useAdminText().bookings
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
      label: labels.link,
      value: ({ meeting_url }) => meeting_url,
      take: (into, { meeting_url }) => ({ ...into, meeting_url }),
      show: ({ meeting_url }) => meeting_url,
    },
    {
      name: 'state',
      label: labels.state,
      value: ({ status, held }) => [status, held],
      take: (into, { status, held }) => ({ ...into, status, held }),
      show: ({ status, held }) => (held ? labels.held : statuses[status]),
    },
  ]
}
