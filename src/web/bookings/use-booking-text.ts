import { bookingTexts } from '#texts/bookings.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'

/** Returns the texts of consultations in the page's language. */
export const useBookingText = () => usePageTexts(bookingTexts)
