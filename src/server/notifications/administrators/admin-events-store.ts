import type { Selectable } from 'kysely'
import type { Role } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/languages/languages.ts'
import { type AdminOccasion, BATCH_WINDOW_MS } from '#domain/notifications/admin-mails.ts'
import type { Db } from '#server/platform/database.ts'
import type { NotificationTables } from '../tables.ts'

export type AdminEventRow = Selectable<NotificationTables['admin_events']>

/** The owner or a consultant, as a recipient of mails. */
export interface Administrator {
  readonly id: string
  readonly role: Role
  readonly email: string
  readonly language: Language
}

/** Everybody who gets mails about the studio's work: viewers do not. */
const administrators = (db: Db) =>
  db
    .selectFrom('members')
    .select(['id', 'role', 'email', 'language'])
    .where('role', 'in', ['ADMIN', 'CONSULTANT'])
    .where('is_active', '=', true)
    .where('withdrawn_at', 'is', null)

export const listAdministrators = (db: Db) => administrators(db).execute()

/**
 * Locks an administrator, so that no two servers write the same email. Others can still record
 * events for them. Undefined if they are no longer an administrator.
 */
export async function lockAdministrator(tx: Db, id: string): Promise<Administrator | undefined> {
  return administrators(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export const listEvents = (tx: Db, memberId: string): Promise<AdminEventRow[]> =>
  tx
    .selectFrom('admin_events')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('happened_at')
    .orderBy('id')
    .execute()

export async function deleteEvents(tx: Db, events: readonly AdminEventRow[]): Promise<void> {
  if (events.length === 0) return
  const ids = events.map(({ id }) => id)
  await tx.deleteFrom('admin_events').where('id', 'in', ids).execute()
}

/** Deletes events recorded for people who are no longer administrators. */
export async function deleteEventsOfOthers(db: Db): Promise<void> {
  const ids = administrators(db).clearSelect().select('id')
  await db.deleteFrom('admin_events').where('member_id', 'not in', ids).execute()
}

type AdminMailKind = `ADMIN_${AdminOccasion}` | 'ADMIN_SUMMARY'

/** Whether such an email was queued for an address since then, whatever its result. */
export async function wasMailedSince(
  tx: Db,
  {
    email,
    kind,
    since,
  }: { readonly email: string; readonly kind: AdminMailKind; readonly since: Date },
): Promise<boolean> {
  const found = await tx
    .selectFrom('messages')
    .select('id')
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Whether the last email about failures has not arrived and nothing has since: the mail server may
 * be down, so another one would fail too.
 */
export async function isFailureMailStuck(tx: Db, email: string): Promise<boolean> {
  const mails = tx.selectFrom('messages').where('recipient', '=', email)
  const last = await mails
    .select(['status', 'created_at'])
    .where('kind', '=', 'ADMIN_MAIL_FAILED')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last || !['QUEUED', 'FAILED'].includes(last.status)) return false
  const arrived = mails.select('id').where('sent_at', '>', last.created_at)
  return (await arrived.limit(1).executeTakeFirst()) === undefined
}

export const batchWindowStart = (at: Date) => new Date(at.getTime() - BATCH_WINDOW_MS)
