import { sql, type Updateable } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import { errorMessage } from '#server/platform/error-fields.ts'
import { blankSecrets } from './secrets.ts'
import type { Message } from './store.ts'
import type { NotificationTables } from './tables.ts'

/**
 * Duration of a lease on a message. Longer than any attempt, so that two workers never send the
 * same message.
 */
export const LEASE_MS = 5 * 60_000
const MAX_ERROR_LENGTH = 500

export const leaseUntil = (at: Date): Date => new Date(at.getTime() + LEASE_MS)

type Channel = Message['channel']

/** Sets aside messages of `closed` channels, which have no sender; an administrator can queue them again. */
export async function setAsideUnsendable(db: Db, closed: readonly Channel[], at: Date) {
  if (closed.length === 0) return
  await db
    .updateTable('messages')
    .set({ status: 'KEPT', next_attempt_at: null, leased_until: null })
    .where('status', '=', 'QUEUED')
    .where('next_attempt_at', '<=', at)
    .where('channel', 'in', closed)
    .execute()
}

/**
 * Leases the message that has waited longest for {@link LEASE_MS}. Skips those of `closed` channels, and
 * rows locked by other workers.
 */
export async function claimNext(
  db: Db,
  closed: readonly Channel[],
  at: Date,
): Promise<Message | undefined> {
  return db
    .updateTable('messages')
    .set((row) => ({
      leased_until: leaseUntil(at),
      attempts: row('attempts', '+', 1),
    }))
    .where('id', '=', (outer) =>
      outer
        .selectFrom('messages')
        .select('id')
        .where('status', '=', 'QUEUED')
        .where('next_attempt_at', '<=', at)
        .where(sql<boolean>`channel <> all(${closed})`)
        .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', at)]))
        .orderBy('next_attempt_at')
        .orderBy('position')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

/**
 * Marks a message as sent and blanks its codes and links, which only the recipient may have from
 * then on.
 */
export const markMessageSent = (db: Db, message: Message, at: Date) =>
  release(db, message, {
    status: 'SENT',
    sent_at: at,
    next_attempt_at: null,
    last_error: null,
    ...(message.secrets.length > 0 && { ...blankSecrets(message), secrets: [], blanked_at: at }),
  })

/** Records a failed attempt. `nextAttemptAt` is null when no further attempt follows. */
export const markFailed = (db: Db, message: Message, error: unknown, nextAttemptAt: Date | null) =>
  release(db, message, {
    status: nextAttemptAt ? 'QUEUED' : 'FAILED',
    next_attempt_at: nextAttemptAt,
    last_error: errorMessage(error).slice(0, MAX_ERROR_LENGTH),
  })

/** Releases a lease; does nothing if another worker holds the message now. */
async function release(
  db: Db,
  { id, leased_until }: Message,
  outcome: Updateable<NotificationTables['messages']>,
) {
  await db
    .updateTable('messages')
    .set({ ...outcome, leased_until: null })
    .where('id', '=', id)
    .where('leased_until', '=', leased_until)
    .execute()
}
