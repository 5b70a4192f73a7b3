import {
  type AdminOccasion,
  adminOccasions,
  DEFAULT_SUMMARY_HOUR,
  defaultTimings,
  type MailTimings,
} from '#domain/notifications/admin-mails.ts'
import type { Db } from '#server/platform/database.ts'

/** Notification settings of an administrator. */
interface AdminMailSettings {
  readonly timings: MailTimings
  readonly summaryHour: number
  /** Incremented by each save; 0 before the first. */
  readonly revision: number
}

export async function readAdminMailSettings(db: Db, memberId: string): Promise<AdminMailSettings> {
  const row = await db
    .selectFrom('admin_notification_settings')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return {
    timings: { ...defaultTimings, ...row?.timings },
    summaryHour: row?.summary_hour ?? DEFAULT_SUMMARY_HOUR,
    revision: row?.revision ?? 0,
  }
}

/** Saves the settings that differ from the defaults. */
export async function saveAdminMailSettings(
  tx: Db,
  memberId: string,
  { timings, summaryHour }: Omit<AdminMailSettings, 'revision'>,
): Promise<void> {
  const isChanged = (occasion: AdminOccasion) => timings[occasion] !== defaultTimings[occasion]
  const changed = adminOccasions.filter(isChanged).map((it) => [it, timings[it]])
  const values = {
    summary_hour: summaryHour,
    timings: JSON.stringify(Object.fromEntries(changed)),
  }
  await tx
    .insertInto('admin_notification_settings')
    .values({ member_id: memberId, ...values })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet((row) => ({
        ...values,
        revision: row('admin_notification_settings.revision', '+', 1),
      })),
    )
    .execute()
}
