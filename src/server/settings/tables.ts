import type { Generated, JSONColumnType } from 'kysely'
import type { BookingHours } from '#domain/bookings/booking-hours.ts'

/** Columns as the migrations define them; times are UTC, amounts are won. */
export interface SettingTables {
  settings: {
    id: Generated<boolean>
    changes: JSONColumnType<object>
    version: Generated<number>
    updated_at: Date
  }
  booking_hours: {
    id: Generated<boolean>
    weekly: JSONColumnType<BookingHours['weekly']>
    exceptions: JSONColumnType<BookingHours['exceptions']>
    slot_minutes: number
    places: number
    revision: Generated<number>
    updated_at: Date
  }
}
