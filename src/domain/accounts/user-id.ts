import { USER_ID_MAX_LENGTH } from '#domain/limits/limits.ts'

/** Nobody can register these, in whatever case: the installation's own and the studio's names. */
export const reservedUserIds = [
  'admin',
  'administrator',
  'root',
  'system',
  'support',
  'gyeol',
] as const

export type UserIdProblem = 'USER_ID_CHARACTERS' | 'USER_ID_LENGTH' | 'USER_ID_RESERVED'

/** English letters and digits only, as SGN-02 wants every keystroke to be; empty is fine. */
export const hasOnlyUserIdCharacters = (text: string): boolean => /^[A-Za-z0-9]*$/.test(text)

/** Says why nobody can have this ID, or `null` when somebody can. Whether it is free is not known here. */
export function userIdProblem(userId: string): UserIdProblem | null {
  if (!hasOnlyUserIdCharacters(userId)) return 'USER_ID_CHARACTERS'
  if (userId.length === 0 || userId.length > USER_ID_MAX_LENGTH) return 'USER_ID_LENGTH'
  if (isReserved(userId)) return 'USER_ID_RESERVED'
  return null
}

const isReserved = (userId: string): boolean =>
  reservedUserIds.some((reserved) => reserved === userId.toLowerCase())
