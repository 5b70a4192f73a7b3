import { bookingTexts } from '#texts/bookings.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'

/** What is said around consultations, in the language of the page. */
export const useBookingText = () => usePageTexts(bookingTexts)
