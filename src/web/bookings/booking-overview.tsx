import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { AccessPrompt } from '#web/accounts/access-prompt.tsx'
import { useSession } from '#web/api/session.ts'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Section } from '#web/ui/page.tsx'
import { BookingForm } from './booking-form.tsx'
import { BookingRow } from './booking-row.tsx'
import { BookingSkeleton } from './booking-skeleton.tsx'
import { NothingToBook } from './nothing-to-book.tsx'
import { bookingOverview, type OwnBooking } from './queries.ts'
import { useBookingText } from './use-booking-text.ts'

/** Shows upcoming bookings, the booking form, and past bookings. */
export function BookingOverview() {
  const text = useBookingText()
  const [search] = useSearchParams()
  const reader = String(useSession()?.user.id ?? 'visitor')
  const overview = useQuery(bookingOverview(search.get('order'), search.get('token'), reader))

  if (overview.isPending) return <BookingSkeleton />
  if (overview.isError) {
    return (
      <LoadProblem
        error={overview.error}
        busy={overview.isFetching}
        onRetry={() => void overview.refetch()}
      />
    )
  }
  if (!overview.data?.knowsOrder) {
    return (
      <div className="max-w-(--container-form)">
        <AccessPrompt guest={{ orderNumber: search.get('order') }} />
        {!search.has('order') && (
          <div className="mt-8 border-t border-sand pt-6">
            <p>{text.emptyTitle}</p>
            <ButtonLink kind="quiet" to="/user/consulting/consulting-order">
              {text.toOrder}
            </ButtonLink>
          </div>
        )}
      </div>
    )
  }
  const { bookings, reports } = overview.data
  const upcoming = bookings.filter(isUpcoming).toReversed()
  const earlier = bookings.filter((booking) => !isUpcoming(booking))
  return (
    <>
      {upcoming.length > 0 && (
        <Section title={text.upcoming} first>
          <Rows bookings={upcoming} />
        </Section>
      )}
      {reports.length > 0 && (
        // Remounts the form for the next sheet.
        <BookingForm key={reports.length} reports={reports} first={upcoming.length === 0} />
      )}
      {reports.length === 0 && upcoming.length === 0 && <NothingToBook />}
      {earlier.length > 0 && (
        <Section title={text.earlier}>
          <Rows bookings={earlier} />
        </Section>
      )}
    </>
  )
}

const isUpcoming = ({ status, ends_at }: OwnBooking) =>
  status === 'BOOKED' && Date.parse(ends_at) > Date.now()

function Rows({ bookings }: { readonly bookings: readonly OwnBooking[] }) {
  return (
    <ul>
      {bookings.map((booking) => (
        <BookingRow key={booking.id} booking={booking} upcoming={isUpcoming(booking)} />
      ))}
    </ul>
  )
}
