import { bookings as en } from './en/bookings.ts'
import { type BookingTexts, bookings as ko } from './ko/bookings.ts'
import type { Language } from './messages.ts'
import { bookings as vi } from './vi/bookings.ts'

/** Apart from the site's sentences: only who books a consultation loads them. */
export const bookingTexts: Readonly<Record<Language, BookingTexts>> = { ko, en, vi }
