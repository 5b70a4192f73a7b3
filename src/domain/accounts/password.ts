import { passwordLengths } from '#domain/limits/limits.ts'
import { commonPasswords } from './common-passwords.ts'

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
  return null
}

const isOneCharacter = (text: string): boolean => new Set(text).size === 1
