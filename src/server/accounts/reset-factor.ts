import type { ParsedOf } from '#contract/endpoint.ts'
import type { resetSecondFactor as contract } from '#contract/second-factor.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { auditCommand } from './audit-command.ts'
import { countFactors, dropFactors } from './factor-state.ts'
import type { MemberRow } from './member-row.ts'
import { findAndLockMember, findByUserId } from './members-store.ts'
import { notifyOfSignInChange } from './notify-of-sign-in-change.ts'
import { endAllSessions } from './sessions-store.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'publicUrl'>

/**
 * Removes another member's lost factors and signs them out everywhere.
 *
 * Refuses NOT_FOUND; FORBIDDEN for one's own, which would evade LAST_FACTOR; ILLEGAL_TRANSITION if
 * there is none. Source: docs/rules.md A-44.
 */
export async function resetFactor(
  deps: Needed,
  admin: Member,
  context: RequestContext,
  { params: { id }, body: { reason } }: ParsedOf<typeof contract>,
) {
  const at = deps.now()
  if (id === admin.memberId) refuse('FORBIDDEN')
  await inTransaction(deps.db, async (tx) => {
    const member = (await findAndLockMember(tx, id)) ?? refuse('NOT_FOUND')
    if (!(await removeAll(tx, deps, member, at))) refuse('ILLEGAL_TRANSITION')
    const detail = { change: 'RESET', reason }
    await audit(tx, admin, context, { action: 'member.factor', subject: id, detail, at })
  })
  return undefined
}

/**
 * Removes the lost factors of an account by its user ID, for somebody with access to the machine.
 * Returns whether there was anything to remove.
 *
 * @throws when no open account has the ID.
 */
export async function resetFactorByCommand(
  deps: Needed & Pick<Deps, 'secret'>,
  userId: string,
): Promise<boolean> {
  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const known = await findByUserId({ db: tx, secret: deps.secret }, userId)
    const member = known && (await findAndLockMember(tx, known.id))
    if (!member) throw new Error(`No account has the ID ${userId}.`)
    if (!(await removeAll(tx, deps, member, at))) return false
    const detail = { change: 'RESET' }
    const entry = { action: 'member.factor', subject: member.id, detail, at } as const
    await auditCommand(tx, entry)
    return true
  })
}

async function removeAll(tx: Db, deps: Needed, member: MemberRow, at: Date): Promise<boolean> {
  if ((await countFactors(tx, member.id)) === 0) return false
  await dropFactors(tx, member.id)
  await endAllSessions(tx, member.id, 'FACTOR_CHANGED', at)
  await notifyOfSignInChange(tx, deps, member, { kind: 'FACTOR_CHANGED', change: 'RESET' }, at)
  return true
}
