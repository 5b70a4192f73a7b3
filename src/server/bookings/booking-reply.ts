import type { AdminBooking } from '#contract/admin-bookings.ts'
import type { Booking } from '#contract/bookings.ts'
import { changeableUntil } from '#domain/bookings/booking-rules.ts'
import type { BookingRow } from './store.ts'

export const toReply = (row: BookingRow): Booking => ({
  id: row.id,
  order_number: row.order_number,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  channel: row.channel,
  note: row.note,
  status: row.status,
  meeting_url: row.meeting_url,
  created_at: row.created_at.toISOString(),
  changeable_until: changeableUntil(row.starts_at).toISOString(),
})

interface Customer {
  readonly contact_name: string
  readonly contact_email: string
  readonly contact_phone: string
}

export const toAdminReply = (row: BookingRow, customer: Customer): AdminBooking => ({
  ...toReply(row),
  customer_name: customer.contact_name,
  customer_email: customer.contact_email,
  customer_phone: customer.contact_phone,
  language: row.language,
  time_zone: row.time_zone,
  held_at: row.held_at?.toISOString() ?? null,
  revision: row.revision,
})
