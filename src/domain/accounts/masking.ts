const HIDDEN = '***'
const MAX_SPELLED_OUT_LENGTH = 5

/**
 * Masks a name for other readers: first and last letter stay, 김수연 becomes 김*연 and 김연 김*. A long
 * name keeps only its first letter, so that its length does not identify anyone.
 */
export function maskName(name: string): string {
  const letters = [...name.normalize('NFC').trim()]
  const first = letters[0] ?? ''
  if (letters.length <= 1) return '*'
  if (letters.length === 2) return `${first}*`
  if (letters.length > MAX_SPELLED_OUT_LENGTH) return first + HIDDEN
  return first + '*'.repeat(letters.length - 2) + letters.at(-1)
}

/** Hides all but the first two characters of a text, such as an address; null stays null. */
export const maskText = (text: string | null): string | null =>
  text &&
  [...text.normalize('NFC').trim()].slice(0, text.trim().length > 4 ? 2 : 0).join('') + HIDDEN

/** Hides all but the last four digits of a bank account's number. */
export const maskAccountNumber = (digits: string): string => HIDDEN + digits.slice(-4)

/** Masks an ID for other readers: shows at most its first two characters, never all of it. */
export const maskUserId = (userId: string): string =>
  userId.slice(0, Math.min(2, Math.max(0, userId.length - 1))) + HIDDEN
