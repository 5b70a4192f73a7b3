import type { withdraw as contract } from '#contract/accounts.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { forgetAddressee } from '#server/notifications/index.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { deleteRepliesToMember } from '#server/platform/idempotency.ts'
import { deleteCodes } from '#server/platform/one-time-codes.ts'
import { refuse } from '#server/platform/refusal.ts'
import { withdrawalTexts } from '#texts/withdrawal.ts'
import { type KeptRecord, keepRecords } from './kept-records.ts'
import { leaveAccount } from './leave-account.ts'
import type { MemberRow } from './member-row.ts'
import { eraseMember, findAndLockMember } from './members-store.ts'
import { clearSessionCookies } from './session-cookies.ts'
import { dropIdentities } from './social-store.ts'
import { dropTemporaryPassword } from './temporary-passwords.ts'
import { withdrawnId } from './withdrawn-id.ts'

/** What a capability leaves of a member who leaves. */
export interface Left {
  /** For as long as the law wants it. */
  readonly kept?: readonly KeptRecord[]
  /** Keys of files in the storage that nothing names any more. */
  readonly files?: readonly string[]
}

/** Erases what a capability knows of a member, in the transaction of the withdrawal. */
export type OnWithdrawn = (tx: Db, memberId: string, at: Date) => Promise<Left>

/**
 * Ends a membership: who it was is erased at once, what the law keeps goes to records of its own, and
 * every session ends. Of the account a pseudonym stays, under which orders and points still add up.
 *
 * Refuses OPEN_ORDER with `order_numbers`; FORBIDDEN to an administrator, whose role must go first.
 * Source: WDR-01, docs/rules.md A-12.
 */
export async function withdraw(
  deps: Pick<Deps, 'db' | 'now' | 'secret' | 'storage'>,
  onWithdrawn: readonly OnWithdrawn[],
  member: Member,
  context: RequestContext,
): Promise<ReplyOf<typeof contract>> {
  if (member.role === 'ADMIN') refuse('FORBIDDEN')
  const at = deps.now()
  const files = await inTransaction(deps.db, async (tx) => {
    const row = (await findAndLockMember(tx, member.memberId)) ?? refuse('SIGN_IN_REQUIRED')
    return endMembership(tx, deps.secret, onWithdrawn, row, at)
  })
  for (const key of files) await deps.storage.delete(key)
  clearSessionCookies(context)
  return { success: true, message: withdrawalTexts[context.language].done }
}

/** Erases a member whose row is held; answers the files that nothing names any more. Refuses OPEN_ORDER. */
export async function endMembership(
  tx: Db,
  secret: string,
  onWithdrawn: readonly OnWithdrawn[],
  row: MemberRow,
  at: Date,
): Promise<string[]> {
  const left: Left[] = []
  for (const leave of onWithdrawn) left.push(await leave(tx, row.id, at))
  const own = await leaveAccount(tx, row, at)
  await keepRecords(tx, [...left.flatMap(({ kept = [] }) => kept), ...own])
  const pictures = await eraseAccount(tx, row, withdrawnId(secret, row.user_id), at)
  return [...left.flatMap(({ files: its = [] }) => its), ...pictures]
}

/** Answers the files that nothing names any more. */
async function eraseAccount(tx: Db, row: MemberRow, pseudonym: string, at: Date) {
  await dropTemporaryPassword(tx, row.id)
  const pictures = await dropIdentities(tx, row.id)
  await deleteCodes(tx, [row.email, row.phone])
  await deleteRepliesToMember(tx, row.id)
  await forgetAddressee(tx, { memberId: row.id, recipients: [row.email, row.phone] })
  await eraseMember(tx, row.id, pseudonym, at)
  return pictures
}
