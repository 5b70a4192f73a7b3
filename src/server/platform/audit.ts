import type { AuditAction } from '#contract/audit.ts'
import type { Member } from './caller.ts'
import type { RequestContext } from './context.ts'
import type { Db } from './database.ts'

/** Whose account an entry names; a command on the machine has none. */
export type Actor = Pick<Member, 'userId'> & { readonly memberId: string | null }
/** From where; a command on the machine has no address. */
type Origin = { readonly [Name in 'ip' | 'requestId']: RequestContext[Name] | null }

/**
 * Adds a row to the audit log, in the transaction of the action. Required for every admin write. Rows
 * are never changed.
 */
export async function audit(
  tx: Db,
  admin: Actor,
  context: Origin,
  entry: {
    readonly action: AuditAction
    readonly subject: string
    readonly detail?: Readonly<Record<string, unknown>>
    readonly at: Date
  },
) {
  await tx
    .insertInto('audit_log')
    .values({
      at: entry.at,
      actor_id: admin.memberId,
      actor_name: admin.userId,
      action: entry.action,
      subject: entry.subject,
      detail: JSON.stringify(entry.detail ?? {}),
      ip: context.ip,
      request_id: context.requestId,
    })
    .execute()
}

/** Reads the detail of the latest audit row for an action on a subject; undefined if there is none. */
export async function findLastAuditDetail(
  db: Db,
  action: AuditAction,
  subject: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const entry = await db
    .selectFrom('audit_log')
    .select('detail')
    .where('subject', '=', subject)
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry?.detail
}
