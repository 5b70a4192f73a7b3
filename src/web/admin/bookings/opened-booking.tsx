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
  /** As the calendar has it: shown until it is read itself. */
  readonly seen?: AdminBooking | undefined
  readonly back: string
  /** It was held, or cancelled: nothing is left to do with it. */
  readonly onDone?: () => void
}

/** The booking that the address opens, in whatever week it is. */
export function OpenedBooking({ id, seen, back, onDone }: OpenedBookingProps) {
  const labels = useAdminText().bookings
  const query = useQuery({ ...bookingById(id), ...(seen && { placeholderData: seen }) })

  if (isRefusal(query.error, 'NOT_FOUND', 'VALIDATION_FAILED')) {
    return <ItemNotFound title={labels.notHere} back={back} />
  }
  if (!query.data) return query.isError ? <LoadProblem query={query} /> : <DetailSkeleton />
  return (
    <>
      {query.isError && <LoadProblem query={query} />}
      <BookingDetail booking={query.data} {...(onDone && { onDone })} />
    </>
  )
}
