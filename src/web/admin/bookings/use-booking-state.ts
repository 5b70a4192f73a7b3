import type { AdminBooking } from '#contract/admin-bookings.ts'
import { useAdminText } from '../frame/admin-text.ts'

/** What is to be known of a booking at a glance, or nothing while it simply waits for its time. */
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
