import type { AdminBooking } from '#contract/admin-bookings.ts'
import { useAdminText } from '../frame/admin-text.ts'

/** Returns a label for a booking that is done, cancelled or has no link; null for others. */
export function useBookingState({
  status,
  held_at,
  channel,
  meeting_url,
}: AdminBooking): string | null {
  const labels = useAdminText().bookings
  if (status === 'CANCELLED') return labels.cancelledShort
  if (held_at) return labels.heldShort
  return channel === 'video' && !meeting_url ? labels.linkMissing : null
}
