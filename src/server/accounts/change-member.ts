import type { endMemberSessions, changeMember as endpoint } from '#contract/admin-members.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { isStaffRole, type Role } from '#domain/accounts/roles.ts'
import { lastSessionEnd } from '#domain/accounts/session-lifetime.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import { type Member, requireConfirmation } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { canAdminister, lockAdministrators } from './administrators.ts'
import { countFactors } from './factor-state.ts'
import { toListRow } from './get-member.ts'
import {
  endAllSessions,
  endSession,
  listActiveSessions,
  shortenSessions,
} from './sessions-store.ts'

type Needed = Pick<Deps, 'db' | 'now'>

/**
 * Disables a member and ends all of their sessions, enables them again, or changes their role. The
 * sessions of a customer who gets a role end as others of the studio do, and at once where the account
 * has a second factor: they were opened without it.
 *
 * Refuses CONFIRMATION_REQUIRED unless it only enables them; NOT_FOUND; ILLEGAL_TRANSITION: the
 * account is closed; LAST_ADMINISTRATOR: nobody else could administer, also when two administrators
 * remove each other at once; EDIT_CONFLICT with the current member, when it has changed since
 * `base_revision`. Source: docs/rules.md A-19.
 */
export async function changeMember(
  { db, now }: Needed,
  admin: Member,
  context: RequestContext,
  { params, body }: ParsedOf<typeof endpoint>,
): Promise<void> {
  const at = now()
  await inTransaction(db, async (tx) => {
    const administrators = await lockAdministrators(tx)
    const before = (await lockMember(tx, params.id)) ?? refuse('NOT_FOUND')
    if (before.withdrawn_at !== null) refuse('ILLEGAL_TRANSITION')
    const { role = before.role, is_active: isActive = before.is_active } = body
    if (role === before.role && isActive === before.is_active) return
    if (role !== before.role || !isActive) requireConfirmation(admin)
    if (body.base_revision !== undefined && body.base_revision !== before.revision) {
      refuse('EDIT_CONFLICT', { current: toListRow(before) })
    }

    const administers = role === 'ADMIN' && isActive
    const others = administrators.filter(({ id }) => id !== before.id)
    if (!administers && canAdminister(before) && others.length === 0) refuse('LAST_ADMINISTRATOR')
    await tx
      .updateTable('members')
      .set({ role, is_active: isActive, revision: before.revision + 1 })
      .where('id', '=', before.id)
      .execute()
    if (!isActive) await endAllSessions(tx, before.id, 'DISABLED', at)
    else if (!isStaffRole(before.role) && isStaffRole(role))
      await limitSessions(tx, before.id, role, at)
    await audit(tx, admin, context, {
      action: 'member.change',
      subject: before.id,
      detail: {
        before: { role: before.role, is_active: before.is_active },
        after: { role, is_active: isActive },
        reason: body.reason,
      },
      at,
    })
  })
}

/**
 * Ends one session of a member, or all of them. Refuses NOT_FOUND when the session has ended
 * already.
 */
export async function endSessionsOf(
  { db, now }: Needed,
  admin: Member,
  context: RequestContext,
  { params: { id }, query: { session } }: ParsedOf<typeof endMemberSessions>,
): Promise<undefined> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const active = await listActiveSessions(tx, id, at)
    const ended = session ? active.filter((activeSession) => activeSession.id === session) : active
    if (session && ended.length === 0) refuse('NOT_FOUND')
    for (const activeSession of ended) await endSession(tx, activeSession.id, 'ENDED_BY_STUDIO', at)
    const detail = { sessions: ended.length }
    await audit(tx, admin, context, { action: 'member.sessions', subject: id, detail, at })
    return undefined
  })
}

async function limitSessions(tx: Db, id: string, role: Role, at: Date) {
  if ((await countFactors(tx, id)) > 0) return endAllSessions(tx, id, 'ROLE_CHANGED', at)
  await shortenSessions(tx, id, lastSessionEnd(role, at))
}

const lockMember = (tx: Db, id: string) =>
  tx.selectFrom('members').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
