import type { FactorChange } from '#domain/accounts/factor-changes.ts'
import { isStaffRole } from '#domain/accounts/roles.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { countFactors, isFactorRequired } from './factor-state.ts'
import { type MemberRow, roleOf } from './member-row.ts'
import { findAndLockMember } from './members-store.ts'
import { notifyOfSignInChange } from './notify-of-sign-in-change.ts'
import { dropRecoveryCodes, issueRecoveryCodes } from './recovery-codes.ts'
import { issueSessionTokens } from './reply-with-session.ts'
import { endSessionsExcept } from './sessions-store.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'publicUrl'>

interface Change<T> {
  readonly change: FactorChange
  /** Stores the change; the member's row is locked. */
  readonly write: (tx: Db, member: MemberRow) => Promise<T>
}

/**
 * Adds a factor. The first of somebody who works in the back office brings recovery codes and ends the
 * other sessions, which were opened without it.
 */
export async function addFactor<T>(
  deps: Needed,
  caller: Member,
  context: RequestContext,
  { change, write }: Change<T>,
): Promise<{ readonly written: T; readonly recoveryCodes: string[] | null }> {
  const at = deps.now()
  const { written, first } = await inTransaction(deps.db, async (tx) => {
    const member = (await findAndLockMember(tx, caller.memberId)) ?? refuse('SIGN_IN_REQUIRED')
    const isFirst = isStaffRole(roleOf(member)) && (await countFactors(tx, member.id)) === 0
    const written = await write(tx, member)
    await recordFactorChange(tx, deps, { caller, member }, change, context, at)
    if (!isFirst) return { written, first: null }
    const recoveryCodes = await issueRecoveryCodes(tx, member.id)
    return {
      written,
      first: { recoveryCodes, token: await endSessionsExcept(tx, caller, 'FACTOR_CHANGED', at) },
    }
  })
  if (first) await issueSessionTokens(deps, first.token, context, at)
  return { written, recoveryCodes: first?.recoveryCodes ?? null }
}

/**
 * Removes a factor; without any, recovery codes are of no use. Refuses LAST_FACTOR if the studio
 * requires one; the member's row is locked, so that two calls cannot remove the last two.
 */
export async function removeFactor(
  deps: Needed,
  caller: Member,
  context: RequestContext,
  { change, write }: Change<void>,
) {
  const at = deps.now()
  await inTransaction(deps.db, async (tx) => {
    const member = (await findAndLockMember(tx, caller.memberId)) ?? refuse('SIGN_IN_REQUIRED')
    await write(tx, member)
    if ((await countFactors(tx, member.id)) === 0) {
      if (isStaffRole(roleOf(member)) && (await isFactorRequired(tx))) refuse('LAST_FACTOR')
      await dropRecoveryCodes(tx, member.id)
    }
    await recordFactorChange(tx, deps, { caller, member }, change, context, at)
  })
}

/** Mails the member and, for somebody who works in the back office, adds to the audit log. */
export async function recordFactorChange(
  tx: Db,
  deps: Pick<Deps, 'publicUrl'>,
  { caller, member }: { readonly caller: Member; readonly member: MemberRow },
  change: FactorChange,
  context: RequestContext,
  at: Date,
) {
  await notifyOfSignInChange(tx, deps, member, { kind: 'FACTOR_CHANGED', change }, at)
  if (!isStaffRole(roleOf(member))) return
  const detail = { change }
  await audit(tx, caller, context, { action: 'member.factor', subject: member.id, detail, at })
}
