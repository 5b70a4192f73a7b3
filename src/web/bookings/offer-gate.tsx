import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BookingSkeleton } from './booking-skeleton.tsx'
import { type Offer, offer } from './queries.ts'
import { useBookingText } from './use-booking-text.ts'

interface OfferGateProps {
  readonly children: (offer: Offer) => ReactNode
}

/** Shows a form once slots are loaded, and until then the loading or error state. */
export function OfferGate({ children }: OfferGateProps) {
  const text = useBookingText()
  const offered = useQuery(offer)

  if (offered.isPending) return <BookingSkeleton />
  // A failed refetch keeps the open form and what was typed.
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
