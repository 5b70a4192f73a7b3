import { useQuery } from '@tanstack/react-query'
import type { AdminBooking } from '#contract/admin-bookings.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { DetailSkeleton, NotThere } from '../list/opened.tsx'
import { BookingDetail } from './booking-detail.tsx'
import { oneBooking } from './booking-queries.ts'

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
  const words = useAdminText().bookings
  const asked = useQuery({ ...oneBooking(id), ...(seen && { placeholderData: seen }) })

  if (isRefusal(asked.error, 'NOT_FOUND', 'VALIDATION_FAILED')) {
    return <NotThere title={words.notHere} back={back} />
  }
  if (!asked.data) return asked.isError ? <LoadProblem of={asked} /> : <DetailSkeleton />
  return (
    <>
      {asked.isError && <LoadProblem of={asked} />}
      <BookingDetail booking={asked.data} {...(onDone && { onDone })} />
    </>
  )
}
