import { createHash } from 'node:crypto'
import type { Db } from '#server/platform/database.ts'
import { generatePassword } from './generate-password.ts'

const NUMBER = 10

/** Replaces a member's recovery codes with ten new ones and returns them; only hashes are stored. */
export async function issueRecoveryCodes(tx: Db, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: NUMBER }, () => generatePassword({ groups: 4, length: 4 }))
  await dropRecoveryCodes(tx, memberId)
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ member_id: memberId, code_hash: hashOf(memberId, code) })))
    .execute()
  return codes
}

/** Uses up a recovery code; of concurrent calls with one code only one succeeds. */
export async function consumeRecoveryCode(db: Db, memberId: string, code: string) {
  const spent = await db
    .deleteFrom('recovery_codes')
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hashOf(memberId, code))
    .executeTakeFirst()
  return spent.numDeletedRows > 0n
}

export async function countRecoveryCodes(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((it) => it.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function dropRecoveryCodes(tx: Db, memberId: string) {
  await tx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute()
}

/**
 * A fast hash is enough for 79 random bits. Without a key, so that the codes outlive a changed
 * SESSION_SECRET, which makes the authenticator apps' secrets unreadable.
 */
const hashOf = (memberId: string, code: string) =>
  createHash('sha256')
    .update(`recovery-code\n${memberId}\n${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest('base64url')
