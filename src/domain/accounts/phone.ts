import { phoneDigitCounts } from '#domain/limits/limits.ts'

export type PhoneProblem = 'PHONE_REQUIRED' | 'PHONE_NOT_DIGITS' | 'PHONE_LENGTH'

/** Extracts the digits of a typed phone number; two phones are equal if these are. */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '')

/** Fewer digits would match too many phones; people remember four. */
const MIN_SEARCHED_DIGITS = 4

/**
 * Returns the digits to search for when a text looks like a phone or part of one, in any format
 * (`+82 10-1234-5678` or `5678`), or `null` otherwise.
 */
export function searchedPhoneDigits(text: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(text)) return null
  const digits = phoneDigits(text).replace(/^(?:00)?82(?=10)/, '0')
  return digits.length >= MIN_SEARCHED_DIGITS ? digits : null
}

/**
 * Returns why a text is no phone number, or `null` if it is one: 10 to 11 digits, optionally with
 * hyphens and spaces. Source: PRF-01, whose three messages belong to these codes.
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

/** Formats a stored phone: `01020260203` becomes `010-2026-0203`; others stay unchanged. */
export function formatPhone(phone: string): string {
  const [, area, middle, end] = /^(02|0\d\d)(\d{3,4})(\d{4})$/.exec(phone) ?? []
  return area ? [area, middle, end].join('-') : phone
}

const ENDING_DIGITS = 4

/**
 * Last digits of a phone: they distinguish customers of one name without showing the whole number.
 */
export const phoneEnding = (phone: string): string => phone.slice(-ENDING_DIGITS)
