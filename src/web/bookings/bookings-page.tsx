import type { LoaderFunctionArgs } from 'react-router'
import { bookingTexts } from '#texts/bookings.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { pageContext } from '#web/page-context.ts'
import { Page } from '#web/ui/page.tsx'
import { BookingOverview } from './booking-overview.tsx'
import { useBookingText } from './use-booking-text.ts'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadTitle(context, () => bookingTexts[context.get(pageContext).language].title)

/** Books the consultation of a result sheet, and lists bookings. Source: LND-05, RPT-02. */
export default function BookingsPage() {
  const text = useBookingText()
  return (
    <Page title={text.title} intro={text.intro} width="column">
      <BookingOverview />
    </Page>
  )
}
