import { expect, test } from 'vitest'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { languages } from '#texts/messages.ts'
import { useBookingText } from '#web/bookings/use-booking-text.ts'
import { usePayingText } from '#web/payments/use-paying-text.ts'

function Sentences() {
  const booking = useBookingText()
  const paying = usePayingText()
  return [booking.channelHints.video, booking.channelHints.visit, booking.booked].concat(
    paying.checkingLong,
    paying.unreachable,
  )
}

test.each(languages)(
  '[O-15] resolves the mail sentences of booking and payment pages in %s, without leftover marks',
  async (language) => {
    const html = await renderedHtml(() => <Sentences />, language)

    expect(html.length).toBeGreaterThan(200)
    expect(html).not.toMatch(/[\uE000-\uE002]/)
  },
)
