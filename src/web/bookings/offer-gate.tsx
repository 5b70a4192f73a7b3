import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadProblem } from '#web/orders/load-problem.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BookingSkeleton } from './booking-skeleton.tsx'
import { type Offer, offer } from './queries.ts'
import { useBookingText } from './use-booking-text.ts'

interface OfferGateProps {
  readonly children: (offer: Offer) => ReactNode
}

/** Shows a form once there are slots to choose from, and until then what keeps it waiting. */
export function OfferGate({ children }: OfferGateProps) {
  const text = useBookingText()
  const offered = useQuery(offer)

  if (offered.isPending) return <BookingSkeleton />
  // A form that is open stays so when asking again fails: what was typed is in it.
  if (!offered.data) {
    return (
      <LoadProblem
        error={offered.error}
        busy={offered.isFetching}
        onRetry={() => void offered.refetch()}
      />
    )
  }
  if (offered.data.slotsByDay.size === 0) {
    return <EmptyState title={text.noSlots} text={text.noSlotsText} />
  }
  return children(offered.data)
}
