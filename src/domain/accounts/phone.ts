import { phoneDigitCounts } from '#domain/limits/limits.ts'

export type PhoneProblem = 'PHONE_REQUIRED' | 'PHONE_NOT_DIGITS' | 'PHONE_LENGTH'

/** The digits of whatever was typed: two phones are the same when these are. */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '')

/**
 * Says why this is no phone number, or `null` when it is one: 10 to 11 digits that hyphens and
 * spaces may part. Source: PRF-01, whose three messages belong to these codes.
 */
export function phoneProblem(text: string): PhoneProblem | null {
  const compact = text.replace(/[-\s]/g, '')
  if (compact === '') return 'PHONE_REQUIRED'
  if (!/^[0-9]+$/.test(compact)) return 'PHONE_NOT_DIGITS'
  if (compact.length < phoneDigitCounts.min || compact.length > phoneDigitCounts.max) {
    return 'PHONE_LENGTH'
  }
  return null
}
