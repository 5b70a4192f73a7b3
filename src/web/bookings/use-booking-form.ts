import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BookingChannel } from '#domain/bookings/booking-rules.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { failureMessage } from '#web/api/failure-message.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { ownZone } from './own-zone.ts'
import { type BookableReport, type Offer, useBook } from './queries.ts'
import { useBookingText } from './use-booking-text.ts'
import { useSlotChoice } from './use-slot-choice.ts'

/** State and submission of a new booking. */
export function useBookingForm(reports: readonly BookableReport[], offered: Offer) {
  const text = useBookingText()
  const say = useToast()
  const [search] = useSearchParams()
  const [order, setReport] = useState(search.get('order'))
  const choice = useSlotChoice(offered)
  const [channel, setChannel] = useState<BookingChannel>('phone')
  const [note, setNote] = useState('')
  const booking = useBook()
  const attempt = useRef({ wish: '', key: '' })

  const report = reports.find(({ order_number }) => order_number === order) ?? reports[0]
  const { slot } = choice
  const noteTooLong = [...note.trim()].length > textLengths.bookingNote

  function book() {
    if (!report || !slot || noteTooLong) return
    const wish = {
      order_number: report.order_number,
      starts_at: slot.starts_at,
      channel,
      note,
      guest_token: report.token ?? undefined,
      time_zone: ownZone(),
    }
    booking.mutate(
      { ...wish, key: keyOf(JSON.stringify(wish)) },
      {
        onSuccess: () => {
          say(text.booked)
          window.scrollTo({ top: 0 })
        },
      },
    )
  }

  /** Returns the idempotency key: the same request sent again is the same booking. */
  function keyOf(wish: string): string {
    if (attempt.current.wish !== wish) attempt.current = { wish, key: crypto.randomUUID() }
    return attempt.current.key
  }

  const failure = booking.error && failureMessage(booking.error, text)
  return {
    ...{ report, setReport, choice, channel, setChannel, note, setNote },
    noteTooLong,
    book,
    busy: booking.isPending,
    failure,
  }
}
