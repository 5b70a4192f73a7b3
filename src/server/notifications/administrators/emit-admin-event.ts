import { sql } from 'kysely'
import type { AdminEventOccasion } from '#domain/notifications/admin-mails.ts'
import type { Db } from '#server/platform/database.ts'

interface AdminEvent {
  readonly occasion: AdminEventOccasion
  /** An order's number, or the id of what it is about. */
  readonly subject: string
  readonly at: Date
}

/**
 * Records for every administrator that something happened. Called with the transaction of the change
 * itself; the mails follow from `mailAdministrators`.
 */
export async function emitAdminEvent(tx: Db, { occasion, subject, at }: AdminEvent): Promise<void> {
  await tx
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
        .where('role', '=', 'ADMIN')
        .where('is_active', '=', true)
        .where('withdrawn_at', 'is', null),
    )
    .execute()
}
