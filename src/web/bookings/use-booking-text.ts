import { bookingTexts } from '#texts/bookings.ts'
import { useLanguage } from '#web/language/use-text.ts'

/** What is said around consultations, in the language of the page. */
export const useBookingText = () => bookingTexts[useLanguage()]
