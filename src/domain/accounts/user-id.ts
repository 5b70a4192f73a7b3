import { USER_ID_MAX_LENGTH } from '#domain/limits/limits.ts'

/** IDs that nobody can register, in any case: those of the installation and of the studio. */
const reservedUserIds = ['admin', 'administrator', 'root', 'system', 'support', 'gyeol'] as const

type UserIdProblem = 'USER_ID_CHARACTERS' | 'USER_ID_LENGTH' | 'USER_ID_RESERVED'

/**
 * Whether a text has English letters and digits only, as SGN-02 requires of every keystroke; an
 * empty text passes.
 */
export const hasOnlyUserIdCharacters = (text: string): boolean => /^[A-Za-z0-9]*$/.test(text)

/** Returns why an ID is invalid, or `null` if it is valid. Does not check whether it is taken. */
export function userIdProblem(userId: string): UserIdProblem | null {
  if (!hasOnlyUserIdCharacters(userId)) return 'USER_ID_CHARACTERS'
  if (userId.length === 0 || userId.length > USER_ID_MAX_LENGTH) return 'USER_ID_LENGTH'
  if (isReserved(userId)) return 'USER_ID_RESERVED'
  return null
}

const isReserved = (userId: string): boolean =>
  reservedUserIds.some((reserved) => reserved === userId.toLowerCase())
