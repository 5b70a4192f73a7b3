import { sql } from 'kysely'
import type { AdminEventOccasion } from '#domain/notifications/admin-mails.ts'
import type { Db } from '#server/platform/database.ts'
import type { Part } from '#server/platform/one-statement.ts'

interface AdminEvent {
  readonly occasion: AdminEventOccasion
  /** An order's number, or the id of what it is about. */
  readonly subject: string
  readonly at: Date
}

/**
 * Records for every administrator, and for the consultant of the order that it is about, that
 * something happened. Called with the transaction of the change itself; the mails follow from
 * `mailAdministrators`.
 */
export const emitAdminEvent = (
  tx: Db,
  event: AdminEvent,
  consultantId: string | null = null,
): Promise<void> => record(tx, event, { role: 'ADMIN', id: consultantId })

/** Part of a statement that records an event for every administrator. */
export const partOfAdminEvent = (tx: Db, event: AdminEvent): Part => ({
  name: 'admin_event',
  query: recording(tx, event, { role: 'ADMIN', id: null }),
})

/** Records an event for one consultant alone. */
export const emitConsultantEvent = (tx: Db, event: AdminEvent, id: string): Promise<void> =>
  record(tx, event, { role: null, id })

/** Roles are literals, so that a prepared statement reads the index of the staff, not every member. */
function isRecipient({ role, id }: Recipients) {
  const consultant = sql<boolean>`(role = 'CONSULTANT' and id = ${id})`
  if (!role) return consultant
  return id ? sql<boolean>`(role = 'ADMIN' or ${consultant})` : sql<boolean>`role = 'ADMIN'`
}

/** Recipients: everybody with the role, and the consultant with the id. */
interface Recipients {
  readonly role: 'ADMIN' | null
  readonly id: string | null
}

async function record(tx: Db, event: AdminEvent, recipients: Recipients): Promise<void> {
  await recording(tx, event, recipients).execute()
}

const recording = (tx: Db, { occasion, subject, at }: AdminEvent, recipients: Recipients) =>
  tx
    .insertInto('admin_events')
    .columns(['member_id', 'occasion', 'subject', 'happened_at'])
    .expression((it) =>
      it
        .selectFrom('members')
        .select([
          'id',
          sql<AdminEventOccasion>`${occasion}::text`.as('occasion'),
          sql<string>`${subject}::text`.as('subject'),
          sql<Date>`${at}::timestamptz`.as('happened_at'),
        ])
        .where(isRecipient(recipients))
        .where('is_active', '=', true)
        .where('withdrawn_at', 'is', null),
    )
