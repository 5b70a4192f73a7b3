import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminBooking } from '#contract/admin-bookings.ts'
import { useFormat } from '#web/language/use-format.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useNow } from '../frame/use-now.ts'
import { type BookingMutation, bookingHours, bookingsBetween } from './booking-queries.ts'
import {
  dayOf,
  formatMinute,
  freeSlots,
  minuteOfDay,
  parseTimeOfDay,
  toBookingHours,
} from './week.ts'

interface MoveDialogProps {
  readonly booking: AdminBooking
  readonly mutation: BookingMutation
  readonly onClose: () => void
}

/** Reschedules a booking to a free slot or to any other time. */
export function MoveDialog({ booking, mutation, onClose }: MoveDialogProps) {
  const text = useAdminText()
  const labels = text.bookings.move
  const format = useFormat()
  const showToast = useToast()
  const now = useNow()
  const [day, setDay] = useState(dayOf(booking.starts_at))
  const [time, setTime] = useState(formatMinute(minuteOfDay(booking.starts_at)))
  const [isPast, setIsPast] = useState(false)

  function submit() {
    const to = parseTimeOfDay(day, time)
    const isAllowed = to !== null && to > new Date()
    setIsPast(!isAllowed)
    if (!isAllowed) return
    mutation.send({ starts_at: to.toISOString() }, () => {
      onClose()
      showToast(labels.done(`${format.day(to)} ${format.time(to)}`))
    })
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={labels.title(booking.customer_name)}
      description={labels.text}
      send={labels.submit}
      keep={text.bookings.cancel.keep}
      busy={mutation.isPending}
      onSubmit={submit}
    >
      <div className="grid grid-cols-2 gap-4">
        <TextField
          type="date"
          label={labels.day}
          min={dayOf(now)}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          type="time"
          label={labels.time}
          value={time}
          problem={isPast ? labels.past : null}
          onChange={({ target }) => setTime(target.value)}
        />
      </div>
      {day !== '' && <FreeTimes {...{ booking, day, time, now }} onChoose={setTime} />}
      {mutation.problem && <Problem>{mutation.problem.serverMessage ?? text.writeFailed}</Problem>}
    </FormDialog>
  )
}

interface FreeTimesProps {
  readonly booking: AdminBooking
  readonly day: string
  readonly time: string
  readonly now: Date
  readonly onChoose: (time: string) => void
}

/** Shows the free slots of a day as buttons. */
function FreeTimes({ booking, day, time, now, onChoose }: FreeTimesProps) {
  const labels = useAdminText().bookings.move
  const hours = useQuery(bookingHours)
  const query = useQuery(bookingsBetween(day, day))
  if (!hours.data || !query.data || query.isPlaceholderData) return <div className="h-24" />
  const free = freeSlots(toBookingHours(hours.data), day, query.data, { booking, now }).map(
    ({ startsAt }) => formatMinute(minuteOfDay(startsAt.toISOString())),
  )

  return (
    <fieldset className="min-h-24">
      <legend className="text-small text-muted">
        {free.length > 0 ? labels.free : labels.noFree}
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {free.map((slot) => (
          <button
            key={slot}
            type="button"
            aria-pressed={slot === time}
            onClick={() => onChoose(slot)}
            className="figures min-h-touch min-w-16 border border-control px-3 text-small hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {slot}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
