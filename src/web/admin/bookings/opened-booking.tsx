import { useQuery } from '@tanstack/react-query'
import type { AdminBooking } from '#contract/admin-bookings.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { DetailSkeleton, ItemNotFound } from '../list/opened-row.tsx'
import { BookingDetail } from './booking-detail.tsx'
import { bookingById } from './booking-queries.ts'

interface OpenedBookingProps {
  readonly id: string
  /** The booking from the calendar, shown while its details load. */
  readonly fromList?: AdminBooking | undefined
  readonly backTo: string
  /** Called when it was held or cancelled, so that nothing is left to do. */
  readonly onDone?: () => void
}

/** Shows the booking that the address opens, in any week. */
export function OpenedBooking({ id, fromList, backTo, onDone }: OpenedBookingProps) {
  const labels = useAdminText().bookings
  const query = useQuery({ ...bookingById(id), ...(fromList && { placeholderData: fromList }) })

  if (isRefusal(query.error, 'NOT_FOUND', 'VALIDATION_FAILED')) {
    return <ItemNotFound title={labels.notHere} backTo={backTo} />
  }
  if (!query.data) return query.isError ? <LoadProblem query={query} /> : <DetailSkeleton />
  return (
    <>
      {query.isError && <LoadProblem query={query} />}
      <BookingDetail booking={query.data} {...(onDone && { onDone })} />
    </>
  )
}
