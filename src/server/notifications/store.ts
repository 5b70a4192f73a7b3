import { type Insertable, type Selectable, sql } from 'kysely'
import { MOST_COUNTED } from '#contract/page.ts'
import { countRows } from '#server/platform/count-rows.ts'
import type { Db } from '#server/platform/database.ts'
import { hasWords } from '#server/platform/text-search.ts'
import type { NotificationTables } from './tables.ts'

type Messages = NotificationTables['messages']
export type Message = Selectable<Messages>

/** Which messages a list shows. */
interface MessageFilter {
  /** Part of the address, ignoring case. */
  readonly to?: string | undefined
  readonly status?: Message['status'] | undefined
}

/** Query that inserts a message. */
export const insertMessage = (db: Db, message: Insertable<Messages>) =>
  db.insertInto('messages').values(message)

/**
 * A filter with the ids of messages found by address, or only the address if there are too many.
 */
interface ResolvedMessageFilter extends MessageFilter {
  readonly ids?: readonly string[] | undefined
}

/**
 * Looks up once which messages went to an address, for both the list and its count. If there are
 * more than a list counts, the list is searched directly, which then finds rows quickly.
 */
export async function resolveMessageFilter(
  db: Db,
  { to, ...filter }: MessageFilter,
  many = MOST_COUNTED,
): Promise<ResolvedMessageFilter> {
  if (!to) return filter
  const found = await matching(db, { to })
    .select('id')
    .limit(many + 1)
    .execute()
  return found.length > many ? { ...filter, to } : { ...filter, ids: found.map(({ id }) => id) }
}

export async function findMessages(
  db: Db,
  filter: ResolvedMessageFilter,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<Message[]> {
  return matching(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('position', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}

/** Counts messages up to a limit; returns `most` + 1 if there are more. */
export const countMessages = (
  db: Db,
  filter: ResolvedMessageFilter,
  most: number,
): Promise<number> => countRows(db, matching(db, filter), most)

function matching(db: Db, { to, ids, status }: ResolvedMessageFilter) {
  let query = db.selectFrom('messages')
  if (ids) query = query.where(sql<boolean>`id = any(${ids})`)
  if (to) query = query.where(hasWords('search_text', to))
  if (status) query = query.where('status', '=', status)
  return query
}

/**
 * Queues a message again with all of its attempts, unless it was blanked. A running attempt keeps
 * its lease.
 */
export async function requeueMessage(db: Db, id: string, at: Date): Promise<Message | undefined> {
  return db
    .updateTable('messages')
    .set({ status: 'QUEUED', attempts: 0, next_attempt_at: at, last_error: null, sent_at: null })
    .where('id', '=', id)
    .where('blanked_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function isBlanked(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('messages')
    .select('blanked_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return Boolean(found?.blanked_at)
}
