import { type Insertable, sql } from 'kysely'
import { isStillConfirmed, unusedSessionEnd } from '#domain/accounts/session-lifetime.ts'
import { builtOnce } from '#server/platform/built-once.ts'
import type { Db } from '#server/platform/database.ts'
import { mustAddFactor } from './factor-state.ts'
import { dropTickets } from './login-tickets.ts'
import { roleOf } from './member-row.ts'
import { hashRefreshSecret, newRefreshSecret, type RefreshToken } from './refresh-token.ts'
import type { AccountTables } from './tables.ts'

export type SessionEnd =
  | 'LOGOUT'
  | 'REUSED'
  | 'DISABLED'
  | 'PASSWORD_CHANGED'
  | 'FACTOR_CHANGED'
  | 'ROLE_CHANGED'
  | 'ENDED_BY_MEMBER'
  | 'ENDED_BY_STUDIO'

const readSessionMember = builtOnce<{ readonly sessionId: string; readonly at: Date }>()(
  (db, value) =>
    db
      .selectFrom('sessions')
      .innerJoin('members', 'members.id', 'sessions.member_id')
      .select([
        'members.id',
        'members.user_id',
        'members.name',
        'members.role',
        'members.made_by_installation',
        'sessions.temporary_password_hash',
        'sessions.confirmed_at',
      ])
      .where('sessions.id', '=', value('sessionId'))
      .where('sessions.ended_at', 'is', null)
      .where('sessions.expires_at', '>', value('at'))
      .where('members.is_active', '=', true)
      .where('members.withdrawn_at', 'is', null),
)

/** Finds the member of an active session; the account must be open and enabled. */
export async function findSessionMember(db: Db, sessionId: string, at: Date) {
  const [row] = await readSessionMember(db, { sessionId, at })
  if (!row) return undefined
  const role = roleOf(row)
  return {
    memberId: row.id,
    userId: row.user_id,
    name: row.name,
    role,
    mustChangePassword: row.temporary_password_hash !== null,
    isConfirmed: isStillConfirmed(row.confirmed_at, at),
    mustAddFactor: await mustAddFactor(db, { id: row.id, role }),
  }
}

/** Records that the member of an active session proved their identity again. */
export async function confirmSession(db: Db, sessionId: string, at: Date) {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: at })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

export async function insertSession(
  db: Db,
  session: Insertable<AccountTables['sessions']>,
): Promise<string> {
  const row = await db
    .insertInto('sessions')
    .values(session)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * Whether a browser opened a session of the member that nobody ended on purpose: it is active,
 * expired or signed out. Source: docs/rules.md A-33.
 */
export async function isKnownDevice(db: Db, memberId: string, device: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', memberId)
    .where('device_hash', '=', device)
    .where((it) => it.or([it('ended_at', 'is', null), it('end_reason', '=', 'LOGOUT')]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Lists a member's sessions that have neither ended nor expired, last used first. */
export const listActiveSessions = (db: Db, memberId: string, at: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'rotated_at'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('rotated_at', 'desc')
    .execute()

/** Finds a session that has neither ended nor expired. */
export async function findActiveSession(db: Db, sessionId: string, at: Date) {
  return db
    .selectFrom('sessions')
    .select([
      'member_id',
      'refresh_hash',
      'previous_refresh_hash',
      'rotated_at',
      'created_at',
      'temporary_password_hash',
    ])
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
}

/**
 * Replaces the refresh hash `from`; false when another call replaced it first or the session is
 * over.
 */
export async function rotateSession(
  db: Db,
  sessionId: string,
  hashes: { readonly from: string; readonly to: string },
  at: Date,
): Promise<boolean> {
  const rotated = await db
    .updateTable('sessions')
    .set({
      refresh_hash: hashes.to,
      previous_refresh_hash: hashes.from,
      rotated_at: at,
      expires_at: sql`least(${unusedSessionEnd(at)}::timestamptz, ends_at)`,
    })
    .where('id', '=', sessionId)
    .where('refresh_hash', '=', hashes.from)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return rotated.numUpdatedRows > 0n
}

/** Ends a session; returns its member, or null if it had ended before. */
export async function endSession(
  db: Db,
  sessionId: string,
  reason: SessionEnd,
  at: Date,
): Promise<string | null> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: at, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst()
  return ended?.member_id ?? null
}

/** Deletes all sessions of a member, including ended ones, and returns them. */
export const dropSessions = (tx: Db, memberId: string) =>
  tx
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .returning(['id', 'ip', 'user_agent', 'created_at', 'rotated_at', 'ended_at'])
    .execute()

/** Ends all sessions of a member, and logins that wait for their second step. */
export async function endAllSessions(tx: Db, memberId: string, reason: SessionEnd, at: Date) {
  await dropTickets(tx, memberId)
  await tx
    .updateTable('sessions')
    .set({ ended_at: at, end_reason: reason })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute()
}

/**
 * Ends all sessions of a member except one, which gets a new refresh token and no longer depends on
 * a temporary password. Its previous refresh token becomes invalid; using it ends the session.
 */
export async function endSessionsExcept(
  tx: Db,
  { memberId, sessionId }: { readonly memberId: string; readonly sessionId: string },
  reason: SessionEnd,
  at: Date,
): Promise<RefreshToken> {
  const secret = newRefreshSecret()
  await dropTickets(tx, memberId)
  await tx
    .updateTable('sessions')
    .set({ ended_at: at, end_reason: reason })
    .where('member_id', '=', memberId)
    .where('id', '!=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
  await tx
    .updateTable('sessions')
    .set({
      temporary_password_hash: null,
      refresh_hash: hashRefreshSecret(secret),
      previous_refresh_hash: null,
      rotated_at: at,
    })
    .where('id', '=', sessionId)
    .execute()
  return { sessionId, secret }
}

/** Lets no session of a member go on after `end`. */
export async function shortenSessions(tx: Db, memberId: string, end: Date) {
  await tx
    .updateTable('sessions')
    .set({
      ends_at: sql`least(ends_at, ${end}::timestamptz)`,
      expires_at: sql`least(expires_at, ${end}::timestamptz)`,
    })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute()
}
