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
import { type BookingDesk, bookingHours, bookingsBetween } from './booking-queries.ts'
import { dayOf, freeSlots, hoursOf, minuteOf, momentAt, timeOfMinute } from './week.ts'

interface MoveDialogProps {
  readonly booking: AdminBooking
  readonly desk: BookingDesk
  readonly onClose: () => void
}

/** Another day and time: a free one by one press, or any by hand. */
export function MoveDialog({ booking, desk, onClose }: MoveDialogProps) {
  const text = useAdminText()
  const words = text.bookings.move
  const format = useFormat()
  const say = useToast()
  const now = useNow()
  const [day, setDay] = useState(dayOf(booking.starts_at))
  const [time, setTime] = useState(timeOfMinute(minuteOf(booking.starts_at)))
  const [isPast, setIsPast] = useState(false)

  function submit() {
    const to = momentAt(day, time)
    const isAllowed = to !== null && to > new Date()
    setIsPast(!isAllowed)
    if (!isAllowed) return
    desk.send({ starts_at: to.toISOString() }, () => {
      onClose()
      say(words.done(`${format.day(to)} ${format.time(to)}`))
    })
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.title(booking.customer_name)}
      description={words.text}
      send={words.submit}
      keep={text.bookings.cancel.keep}
      busy={desk.isPending}
      onSubmit={submit}
    >
      <div className="grid grid-cols-2 gap-4">
        <TextField
          type="date"
          label={words.day}
          min={dayOf(now)}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          type="time"
          label={words.time}
          value={time}
          problem={isPast ? words.past : null}
          onChange={({ target }) => setTime(target.value)}
        />
      </div>
      {day !== '' && <FreeTimes {...{ booking, day, time, now }} onChoose={setTime} />}
      {desk.problem && <Problem>{desk.problem.serverMessage ?? text.writeFailed}</Problem>}
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

/** The slots of a day that have a place left. */
function FreeTimes({ booking, day, time, now, onChoose }: FreeTimesProps) {
  const words = useAdminText().bookings.move
  const hours = useQuery(bookingHours)
  const asked = useQuery(bookingsBetween(day, day))
  if (!hours.data || !asked.data || asked.isPlaceholderData) return <div className="h-24" />
  const free = freeSlots(hoursOf(hours.data), day, asked.data, { booking, now }).map(
    ({ startsAt }) => timeOfMinute(minuteOf(startsAt.toISOString())),
  )

  return (
    <fieldset className="min-h-24">
      <legend className="text-small text-muted">
        {free.length > 0 ? words.free : words.noFree}
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {free.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === time}
            onClick={() => onChoose(each)}
            className="figures min-h-touch min-w-16 border border-control px-3 text-small hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {each}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
