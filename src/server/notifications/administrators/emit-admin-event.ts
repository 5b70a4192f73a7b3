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
 * Records for every administrator, and for the consultant of the order that it is about, that
 * something happened. Called with the transaction of the change itself; the mails follow from
 * `mailAdministrators`.
 */
export const emitAdminEvent = (
  tx: Db,
  event: AdminEvent,
  consultantId: string | null = null,
): Promise<void> => record(tx, event, { role: 'ADMIN', id: consultantId })

/** Records an event for one consultant alone. */
export const emitConsultantEvent = (tx: Db, event: AdminEvent, id: string): Promise<void> =>
  record(tx, event, { role: null, id })

/** Recipients: everybody with the role, and the consultant with the id. */
interface Recipients {
  readonly role: 'ADMIN' | null
  readonly id: string | null
}

async function record(
  tx: Db,
  { occasion, subject, at }: AdminEvent,
  { role, id }: Recipients,
): Promise<void> {
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
        .where((eb) =>
          eb.or([
            eb('role', '=', role),
            eb.and([eb('id', '=', id), eb('role', '=', 'CONSULTANT')]),
          ]),
        )
        .where('is_active', '=', true)
        .where('withdrawn_at', 'is', null),
    )
    .execute()
}
