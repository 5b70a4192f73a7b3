import type { withdraw as contract } from '#contract/accounts.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { eraseMessagesTo } from '#server/notifications/index.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { deleteRepliesToMember } from '#server/platform/idempotency.ts'
import { deleteCodes } from '#server/platform/one-time-codes.ts'
import { refuse } from '#server/platform/refusal.ts'
import { withdrawalTexts } from '#texts/withdrawal.ts'
import { closedAccountId } from './closed-account-id.ts'
import { eraseAccountHistory } from './erase-account-history.ts'
import type { MemberRow } from './member-row.ts'
import { eraseMember, findAndLockMember } from './members-store.ts'
import { insertRetainedRecords, type RetainedRecord } from './retained-records.ts'
import { clearSessionCookies } from './session-cookies.ts'
import { dropIdentities } from './social-store.ts'
import { dropTemporaryPassword } from './temporary-passwords.ts'

/** What a capability leaves of a member who leaves. */
export interface ErasedData {
  /** For as long as the law wants it. */
  readonly retained?: readonly RetainedRecord[]
  /** Keys of files in the storage that nothing names any more. */
  readonly files?: readonly string[]
}

/** Erases what a capability knows of a member, in the transaction of the withdrawal. */
export type OnAccountClosed = (tx: Db, memberId: string, at: Date) => Promise<ErasedData>

/**
 * Ends a membership: who it was is erased at once, what the law keeps goes to records of its own, and
 * every session ends. Of the account a pseudonym stays, under which orders and points still add up.
 *
 * Refuses OPEN_ORDER with `order_numbers`; FORBIDDEN to an administrator, whose role must go first.
 * Source: WDR-01, docs/rules.md A-12.
 */
export async function closeAccount(
  deps: Pick<Deps, 'db' | 'now' | 'secret' | 'storage'>,
  onAccountClosed: readonly OnAccountClosed[],
  member: Member,
  context: RequestContext,
): Promise<ReplyOf<typeof contract>> {
  if (member.role === 'ADMIN') refuse('FORBIDDEN')
  const at = deps.now()
  const files = await inTransaction(deps.db, async (tx) => {
    const row = (await findAndLockMember(tx, member.memberId)) ?? refuse('SIGN_IN_REQUIRED')
    return eraseMembership(tx, deps.secret, onAccountClosed, row, at)
  })
  for (const key of files) await deps.storage.delete(key)
  clearSessionCookies(context)
  return { success: true, message: withdrawalTexts[context.language].done }
}

/** Erases a member whose row is held; answers the files that nothing names any more. Refuses OPEN_ORDER. */
export async function eraseMembership(
  tx: Db,
  secret: string,
  onAccountClosed: readonly OnAccountClosed[],
  row: MemberRow,
  at: Date,
): Promise<string[]> {
  const left: ErasedData[] = []
  for (const leave of onAccountClosed) left.push(await leave(tx, row.id, at))
  const own = await eraseAccountHistory(tx, row, at)
  await insertRetainedRecords(tx, [...left.flatMap(({ retained = [] }) => retained), ...own])
  const pictures = await eraseAccount(tx, row, closedAccountId(secret, row.user_id), at)
  return [...left.flatMap(({ files: its = [] }) => its), ...pictures]
}

/** Answers the files that nothing names any more. */
async function eraseAccount(tx: Db, row: MemberRow, pseudonym: string, at: Date) {
  await dropTemporaryPassword(tx, row.id)
  const pictures = await dropIdentities(tx, row.id)
  await deleteCodes(tx, [row.email, row.phone])
  await deleteRepliesToMember(tx, row.id)
  await eraseMessagesTo(tx, { memberId: row.id, recipients: [row.email, row.phone] })
  await eraseMember(tx, row.id, pseudonym, at)
  return pictures
}
