import type { BookingTexts } from '#texts/bookings.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'

/** Why a booking was not made or not called off: the server's words, if any came. */
export const failureWords = ({ code, words }: ApiRefusal, text: BookingTexts): string =>
  code === 'OFFLINE' ? text.offline : (words ?? text.failed)
