import type { withdraw as contract } from '#contract/accounts.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { isStaffRole } from '#domain/accounts/roles.ts'
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
import { dropFactors } from './factor-state.ts'
import type { MemberRow } from './member-row.ts'
import { eraseMember, findAndLockMember } from './members-store.ts'
import { insertRetainedRecords, type RetainedRecord } from './retained-records.ts'
import { clearSessionCookies } from './session-cookies.ts'
import { dropIdentities } from './social-store.ts'
import { dropTemporaryPassword } from './temporary-passwords.ts'

/** Result of erasing a member's data in one capability. */
interface ErasedData {
  /** Records that the law requires to be retained. */
  readonly retained?: readonly RetainedRecord[]
  /** Storage keys of files to delete after the transaction. */
  readonly files?: readonly string[]
}

/** Erases a capability's data about a member, in the transaction that closes the account. */
export type OnAccountClosed = (tx: Db, memberId: string, at: Date) => Promise<ErasedData>

/**
 * Closes an account: erases personal data at once, moves what the law requires to separate records,
 * and ends every session. A pseudonym remains, so that orders and points still add up.
 *
 * Refuses OPEN_ORDER with `order_numbers`; FORBIDDEN for a person of the studio, whose role must
 * be removed first. Source: WDR-01, docs/rules.md A-12.
 */
export async function closeAccount(
  deps: Pick<Deps, 'db' | 'now' | 'secret' | 'storage'>,
  onAccountClosed: readonly OnAccountClosed[],
  member: Member,
  context: RequestContext,
): Promise<ReplyOf<typeof contract>> {
  if (isStaffRole(member.role)) refuse('FORBIDDEN')
  const at = deps.now()
  const files = await inTransaction(deps.db, async (tx) => {
    const row = (await findAndLockMember(tx, member.memberId)) ?? refuse('SIGN_IN_REQUIRED')
    return eraseMembership(tx, deps.secret, onAccountClosed, row, at)
  })
  for (const key of files) await deps.storage.delete(key)
  clearSessionCookies(context)
  return { success: true, message: withdrawalTexts[context.language].done }
}

/**
 * Erases a member whose row is locked; returns the files to delete after the transaction. Refuses
 * OPEN_ORDER.
 */
export async function eraseMembership(
  tx: Db,
  secret: string,
  onAccountClosed: readonly OnAccountClosed[],
  row: MemberRow,
  at: Date,
): Promise<string[]> {
  const erased: ErasedData[] = []
  for (const eraseData of onAccountClosed) erased.push(await eraseData(tx, row.id, at))
  const own = await eraseAccountHistory(tx, row, at)
  await insertRetainedRecords(tx, [...erased.flatMap(({ retained = [] }) => retained), ...own])
  const pictures = await eraseAccount(tx, row, closedAccountId(secret, row.user_id), at)
  return [...erased.flatMap(({ files = [] }) => files), ...pictures]
}

/** Returns the files to delete after the transaction. */
async function eraseAccount(tx: Db, row: MemberRow, pseudonym: string, at: Date) {
  await dropTemporaryPassword(tx, row.id)
  await dropFactors(tx, row.id)
  const pictures = await dropIdentities(tx, row.id)
  await deleteCodes(tx, [row.email, row.phone])
  await deleteRepliesToMember(tx, row.id)
  await eraseMessagesTo(tx, { memberId: row.id, recipients: [row.email, row.phone] })
  await eraseMember(tx, row.id, pseudonym, at)
  return pictures
}
