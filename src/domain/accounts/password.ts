import { passwordLengths } from '#domain/limits/limits.ts'
import { commonPasswords } from './common-passwords.ts'
import { siteWords } from './site-words.ts'

type PasswordProblem =
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_TOO_COMMON'
  | 'PASSWORD_IS_USER_ID'

/**
 * Returns why a password is too weak, or `null` if it is acceptable. Counts characters as people
 * see them, so that a Korean passphrase is not shorter than it looks.
 *
 * Source: docs/rules.md A-2.
 */
export function passwordProblem(password: string, userId: string): PasswordProblem | null {
  const length = [...password].length
  if (length < passwordLengths.min) return 'PASSWORD_TOO_SHORT'
  if (length > passwordLengths.max) return 'PASSWORD_TOO_LONG'

  const lowerCase = password.toLowerCase()
  if (lowerCase === userId.toLowerCase()) return 'PASSWORD_IS_USER_ID'
  if (commonPasswords.has(lowerCase) || isOneCharacter(lowerCase)) return 'PASSWORD_TOO_COMMON'
  if (SITE_WORDS_ONLY.test(lowerCase.normalize('NFC'))) return 'PASSWORD_TOO_COMMON'
  return null
}

/** Words of the site and no other letters, such as `Gyeol-Admin-2026`. */
const SITE_WORDS_ONLY = new RegExp(`^\\P{L}*(?:(?:${siteWords.join('|')})\\P{L}*)+$`, 'u')

const isOneCharacter = (text: string): boolean => new Set(text).size === 1
