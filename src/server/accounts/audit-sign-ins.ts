import type { SignInMethod } from '#contract/audit-accesses.ts'
import type { Deps } from '#server/deps.ts'
import { type Actor, audit } from '#server/platform/audit.ts'
import { auditOnce } from '#server/platform/audit-looks.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type MemberRow, roleOf } from './member-row.ts'
import { findById } from './members-store.ts'
import { endSession, type SessionEnd } from './sessions-store.ts'

type Context = Pick<RequestContext, 'ip' | 'requestId'>

const isOfBackOffice = (member: MemberRow) => roleOf(member) !== 'USER'
const actorOf = ({ id, user_id }: MemberRow): Actor => ({ memberId: id, userId: user_id })

/** Records a login to an account of the back office, in the transaction that opens its session. */
export async function auditSignIn(
  tx: Db,
  member: MemberRow,
  method: SignInMethod,
  context: Context,
  at: Date,
) {
  if (!isOfBackOffice(member)) return
  const entry = { action: 'sign-in.done', subject: member.id, detail: { method }, at } as const
  await audit(tx, actorOf(member), context, entry)
}

/**
 * Runs a login or a confirmation and records its refusal, if it is about an account of the back office.
 * Refusals for too many tries are one row in ten minutes, so that nobody can flood the log.
 */
export async function auditingRefusals<T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  find: () => Promise<MemberRow | undefined>,
  context: Context,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const member = error instanceof Refusal ? await find() : undefined
    if (!(error instanceof Refusal) || !member || !isOfBackOffice(member)) throw error
    const reason = error.extra.step_up ? 'CODE_REQUIRED' : error.code
    const entry = { subject: member.id, detail: { refused: reason }, at: now() }
    await (error.code === 'TOO_MANY_REQUESTS'
      ? auditOnce(db, actorOf(member), context, { action: 'sign-in.limited', ...entry })
      : audit(db, actorOf(member), context, { action: 'sign-in.refused', ...entry }))
    throw error
  }
}

/** Ends a session and records it, if it was one of the back office. */
export const endAuditedSession = (
  db: Db,
  sessionId: string,
  reason: SessionEnd,
  context: Context,
  at: Date,
) =>
  inTransaction(db, async (tx) => {
    const memberId = await endSession(tx, sessionId, reason, at)
    const member = memberId === null ? undefined : await findById(tx, memberId)
    if (!member || !isOfBackOffice(member)) return
    const action = reason === 'LOGOUT' ? 'sign-in.out' : 'sign-in.ended'
    await audit(tx, actorOf(member), context, {
      action,
      subject: member.id,
      detail: { ended: reason },
      at,
    })
  })

/** Records what a member did with their own sessions, if they work in the back office. */
export async function auditOwnAccount(
  tx: Db,
  caller: Pick<Member, 'memberId'>,
  entry: {
    readonly action: 'sign-in.confirmed' | 'sign-in.ended'
    readonly detail: Readonly<Record<string, unknown>>
  },
  context: Context,
  at: Date,
) {
  const member = await findById(tx, caller.memberId)
  if (!member || !isOfBackOffice(member)) return
  await audit(tx, actorOf(member), context, { ...entry, subject: member.id, at })
}
