import { createHmac } from 'node:crypto'
import { TEMPORARY_PASSWORD_VALID_MINUTES } from '#domain/limits/limits.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { generatePassword } from './generate-password.ts'

const VALID_MS = TEMPORARY_PASSWORD_VALID_MINUTES * 60_000

/**
 * Creates a temporary password of 59 bits that replaces the previous one. Only its hash is stored.
 */
export async function issueTemporaryPassword(tx: Db, secret: string, memberId: string, at: Date) {
  const password = generatePassword({ groups: 3, length: 4 })
  const fresh = {
    password_hash: hashTemporaryPassword(secret, memberId, password),
    expires_at: new Date(at.getTime() + VALID_MS),
  }
  await tx
    .insertInto('temporary_passwords')
    .values({ member_id: memberId, ...fresh })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(fresh))
    .execute()
  return password
}

/** Whether this is the member's current temporary password. Does not consume it. */
export async function isTemporaryPassword(db: Db, memberId: string, hash: string, at: Date) {
  const row = await db
    .selectFrom('temporary_passwords')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('password_hash', '=', hash)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return row !== undefined
}

/** Consumes a temporary password; false when it differs, has expired, or another call was first. */
export async function consumeTemporaryPassword(tx: Db, memberId: string, hash: string, at: Date) {
  const spent = await tx
    .deleteFrom('temporary_passwords')
    .where('member_id', '=', memberId)
    .where('password_hash', '=', hash)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return spent.numDeletedRows > 0n
}

export async function dropTemporaryPassword(tx: Db, memberId: string) {
  await tx.deleteFrom('temporary_passwords').where('member_id', '=', memberId).execute()
}

/** Deletes expired temporary passwords; returns the number deleted. */
export async function purgeTemporaryPasswords({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const purged = await db
    .deleteFrom('temporary_passwords')
    .where('expires_at', '<=', now())
    .executeTakeFirst()
  return Number(purged.numDeletedRows)
}

/** A keyed fast hash is enough: the password is random, so a dictionary is of no use. */
export const hashTemporaryPassword = (secret: string, memberId: string, password: string) =>
  createHmac('sha256', secret)
    .update(`temporary-password\n${memberId}\n${password.trim()}`)
    .digest('base64url')
