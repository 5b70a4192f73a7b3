import { phoneDigitCounts } from '#domain/limits/limits.ts'

export type PhoneProblem = 'PHONE_REQUIRED' | 'PHONE_NOT_DIGITS' | 'PHONE_LENGTH'

/** The digits of whatever was typed: two phones are the same when these are. */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '')

/** Fewer digits would find every phone; four are what people remember of one. */
const FEWEST_SEARCHED_DIGITS = 4

/**
 * The digits to look for when somebody searches a phone, whole or in part and however it is written
 * (`+82 10-1234-5678` as well as `5678`), or `null` when this is no part of a phone.
 */
export function searchedPhoneDigits(text: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(text)) return null
  const digits = phoneDigits(text).replace(/^(?:00)?82(?=10)/, '0')
  return digits.length >= FEWEST_SEARCHED_DIGITS ? digits : null
}

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

/** A stored phone as people write it: `01020260203` is `010-2026-0203`; others stay as they are. */
export function formatPhone(phone: string): string {
  const [, area, middle, end] = /^(02|0\d\d)(\d{3,4})(\d{4})$/.exec(phone) ?? []
  return area ? [area, middle, end].join('-') : phone
}

const ENDING_DIGITS = 4

/** What tells two customers of one name apart without showing the whole number. */
export const phoneEnding = (phone: string): string => phone.slice(-ENDING_DIGITS)
