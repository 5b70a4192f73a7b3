import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/database.ts'
import { auditCommand } from './audit-command.ts'
import { findAndLockMember, findByUserId } from './members-store.ts'
import { issueTemporaryPassword } from './temporary-passwords.ts'

/**
 * Makes a temporary password for the account with this user ID, for somebody with access to the
 * machine whom no mail reaches. The old password works until a new one is chosen.
 *
 * @throws when no open account has the ID. Source: docs/rules.md A-6.
 */
export async function makeTemporaryPassword(
  { db, now, secret }: Pick<Deps, 'db' | 'now' | 'secret'>,
  userId: string,
): Promise<string> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const known = await findByUserId({ db: tx, secret }, userId)
    const member = known && (await findAndLockMember(tx, known.id))
    if (!member) throw new Error(`No account has the ID ${userId}.`)
    await auditCommand(tx, { action: 'member.password', subject: member.id, detail: {}, at })
    return issueTemporaryPassword(tx, secret, member.id, at)
  })
}
