import { sql } from 'kysely'
import type { AuditAction } from '#contract/audit.ts'
import type { LookAction } from '#contract/audit-accesses.ts'
import { isFields } from '#domain/audit/changes-in.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from './audit.ts'
import { type Caller, isStaff } from './caller.ts'
import type { RequestContext } from './context.ts'
import type { Db } from './database.ts'
import type { Route } from './route.ts'

/** Looks of one person at one subject within this time are one row. */
const ONE_LOOK_MS = 10 * 60_000

interface Look {
  readonly action: LookAction
  readonly subject: string
  readonly at: Date
}

/**
 * Records that somebody of the studio looked at a customer's personal data, in the request that shows
 * it: if the row cannot be written, nothing is shown. Source: docs/rules.md AU-4.
 */
export const recordLook = (
  db: Db,
  staff: Actor,
  context: Pick<RequestContext, 'ip' | 'requestId'>,
  look: Look,
) => auditOnce(db, staff, context, { ...look, detail: {} })

/**
 * Adds a row unless the same person has one of the same action and subject within ten minutes. Of
 * concurrent calls each may add one.
 */
export async function auditOnce(
  db: Db,
  { memberId, userId }: Actor,
  { ip, requestId }: { readonly ip: string | null; readonly requestId: string },
  {
    action,
    subject,
    detail,
    at,
  }: {
    readonly action: AuditAction
    readonly subject: string
    readonly detail: Readonly<Record<string, unknown>>
    readonly at: Date
  },
) {
  const since = new Date(at.getTime() - ONE_LOOK_MS)
  await sql`insert into audit_log
      (at, actor_id, actor_name, action, subject, detail, ip, request_id)
    select ${at}::timestamptz, ${memberId}::uuid, ${userId}::text, ${action}::text, ${subject}::text,
      ${JSON.stringify(detail)}::jsonb, ${ip}::text, ${requestId}::text
    where not exists (
      select from audit_log where subject = ${subject} and at > ${since} and at <= ${at}
        and action = ${action} and actor_id = ${memberId}
    )`.execute(db)
}

/** Wraps a route whose endpoint declares a look, so that each answered call records it. */
export const recordingLooks =
  ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  (route: Route): Route => {
    const { look } = route.endpoint
    if (!look) return route
    return {
      ...route,
      async run(input: NamedInput, caller: Caller, context) {
        // `route` has paired the handler with its endpoint, whose input and caller these are.
        const reply = await route.run(input as never, caller as never, context)
        const subject = subjectOf([input.params, input.query, reply], look.of)
        if (subject && isStaff(caller)) {
          await recordLook(db, caller, context, { action: look.action, subject, at: now() })
        }
        return reply
      },
    }
  }

interface NamedInput {
  readonly params?: unknown
  readonly query?: unknown
}

function subjectOf(places: readonly unknown[], name: string): string | null {
  const found = places.map((place) => (isFields(place) ? place[name] : undefined))
  const text = found.find((value) => typeof value === 'string' && value !== '')
  return typeof text === 'string' ? text : null
}
