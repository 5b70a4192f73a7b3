import type { ParsedOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/my-notifications.ts'
import { recordOf } from '#domain/collections/records.ts'
import { adminOccasions, type MailTimings } from '#domain/notifications/admin-mails.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { readAdminMailSettings, saveAdminMailSettings } from './settings-store.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'mail'>
type Body = ParsedOf<typeof contract.changeMyNotifications>['body']

/** Returns the administrator's notification settings, and whether emails are delivered at all. */
export async function getMyNotifications(
  { db, mail }: Pick<Needed, 'db' | 'mail'>,
  { memberId }: Member,
): Promise<contract.MyNotifications> {
  const { email, language } = await addressOf(db, memberId)
  const { timings, summaryHour, revision } = await readAdminMailSettings(db, memberId)
  return {
    timings,
    summary_hour: summaryHour,
    email,
    language,
    delivers_mail: mail !== null,
    revision,
  }
}

/** Changes the administrator's own settings; fields left out stay unchanged. */
export async function changeMyNotifications(
  { db, now, mail }: Needed,
  body: Body,
  admin: Member,
  context: RequestContext,
): Promise<contract.MyNotifications> {
  return inTransaction(db, async (tx) => {
    const before = await readAdminMailSettings(tx, admin.memberId)
    const after = {
      timings: changedTimings(before.timings, body.timings),
      summaryHour: body.summary_hour ?? before.summaryHour,
    }
    await saveAdminMailSettings(tx, admin.memberId, after)
    const detail = { before: auditFields(before), after: auditFields(after) }
    await audit(tx, admin, context, {
      action: 'settings.notifications',
      subject: admin.memberId,
      detail,
      at: now(),
    })
    return getMyNotifications({ db: tx, mail }, admin)
  })
}

const changedTimings = (before: MailTimings, change: Body['timings'] = {}): MailTimings =>
  recordOf(adminOccasions, (occasion) => change[occasion] ?? before[occasion])

const auditFields = ({ timings, summaryHour }: Parameters<typeof saveAdminMailSettings>[2]) => ({
  summary_hour: summaryHour,
  ...timings,
})

export const addressOf = (db: Db, memberId: string) =>
  db
    .selectFrom('members')
    .select(['email', 'language'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
