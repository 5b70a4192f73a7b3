import { bookingTexts } from '#texts/bookings.ts'
import { deliveredTexts } from '#web/language/delivered-texts.ts'
import { useDelivery, useLanguage } from '#web/language/use-text.ts'

/** What is said around consultations, in the language of the page. */
export const useBookingText = () => deliveredTexts(bookingTexts[useLanguage()], useDelivery())
