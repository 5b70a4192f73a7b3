import { bookings as en } from './en/bookings.ts'
import { type BookingTexts, bookings as ko } from './ko/bookings.ts'
import type { Language } from './messages.ts'
import { bookings as vi } from './vi/bookings.ts'

/** Separate from the site's texts: only the booking pages load them. */
export const bookingTexts: Readonly<Record<Language, BookingTexts>> = { ko, en, vi }
