import type { AdminBooking } from '#contract/admin-bookings.ts'
import { useSlotText } from '#web/bookings/use-slot-text.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import type { BookingChange, BookingDesk } from './booking-queries.ts'
import { TwoVersions } from './two-versions.tsx'

interface BookingConflictProps {
  /** As it stands there now. */
  readonly booking: AdminBooking
  readonly desk: BookingDesk
}

/** Somebody else was first: what stands there now, and what one was about to change. */
export function BookingConflict({ booking, desk }: BookingConflictProps) {
  const words = useAdminText().bookings
  const slotText = useSlotText()
  const own = useChangeInWords()
  if (!desk.conflict) return null
  const { change, onDone } = desk.conflict
  const isOver = booking.status === 'CANCELLED'
  return (
    <TwoVersions
      problem={words.conflict.title}
      theirs={{
        title: words.conflict.theirs,
        lines: [
          slotText(booking),
          booking.meeting_url ?? words.conflict.noLink,
          ...(isOver ? [words.detail.cancelled] : []),
        ],
      }}
      mine={{ title: words.conflict.mine, lines: own(change) }}
      keep={{ label: words.conflict.keep, run: desk.drop }}
      {...(!isOver && {
        apply: {
          label: words.conflict.apply,
          run: () => desk.send(change, onDone),
          busy: desk.isPending,
        },
      })}
    />
  )
}

function useChangeInWords(): (change: BookingChange) => string[] {
  const words = useAdminText().bookings.conflict
  const format = useFormat()
  return ({ starts_at, meeting_url, status, held }) => [
    ...(starts_at ? [words.movesTo(`${format.weekday(starts_at)} ${format.time(starts_at)}`)] : []),
    ...(meeting_url ? [words.links(meeting_url)] : []),
    ...(meeting_url === null ? [words.unlinks] : []),
    ...(status ? [words.cancels] : []),
    ...(held === undefined ? [] : [held ? words.holds : words.unholds]),
  ]
}
