import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/database.ts'
import { generatePassword } from './generate-password.ts'
import { findByUserId, replacePasswordHash } from './members-store.ts'
import { hashPassword, matchesPassword } from './password-hash.ts'
import { endAllSessions } from './sessions-store.ts'

interface KnownLogin {
  readonly userId: string
  readonly email: string
  readonly password: string
}

/**
 * Replaces a publicly known password by a random one and ends the account's sessions. Returns the
 * new password, or null when there is no such account or it has another password.
 */
export async function replaceKnownPassword(
  { db, secret, now }: Pick<Deps, 'db' | 'secret' | 'now'>,
  { userId, email, password }: KnownLogin,
): Promise<string | null> {
  const member = await findByUserId({ db, secret }, userId)
  if (member?.email !== email) return null
  if (!(await matchesPassword(member.password_hash, password))) return null
  const replacement = generatePassword({ groups: 3, length: 5 })
  const hashes = { from: member.password_hash, to: await hashPassword(replacement) }
  return inTransaction(db, async (tx) => {
    if (!(await replacePasswordHash(tx, member.id, hashes))) return null
    await endAllSessions(tx, member.id, 'PASSWORD_CHANGED', now())
    return replacement
  })
}
