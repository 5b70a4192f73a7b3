import type { LoaderFunctionArgs } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { Page } from '#web/ui/page.tsx'
import { BookingDesk } from './booking-desk.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadTitle(context, ({ bookings }) => bookings.title)

/** Booking the consultation of a result sheet, and what is booked. Source: LND-05, RPT-02. */
export default function BookingsPage() {
  const text = useText().bookings
  return (
    <Page title={text.title} intro={text.intro} width="column">
      <BookingDesk />
    </Page>
  )
}
