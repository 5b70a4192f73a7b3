import type { Generated } from 'kysely'
import type { BookingChannel, BookingStatus } from '#domain/bookings/booking-rules.ts'
import type { Language } from '#domain/languages/languages.ts'

/** Columns as the migrations define them; times are UTC. */
export interface BookingTables {
  bookings: {
    id: Generated<string>
    order_number: string
    starts_at: Date
    ends_at: Date
    place: number
    channel: BookingChannel
    note: string
    language: Language
    time_zone: string | null
    status: BookingStatus
    meeting_url: string | null
    revision: Generated<number>
    reminder_due_at: Date | null
    held_at: Date | null
    created_at: Date
    updated_at: Date
  }
}
