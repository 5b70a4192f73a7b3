import type { InputOf } from '#contract/endpoint.ts'
import type { changeMyNotifications, MyNotifications } from '#contract/my-notifications.ts'
import {
  type AdminOccasion,
  adminOccasions,
  DEFAULT_SUMMARY_HOUR,
  defaultTimings,
  mailTimings,
} from '#domain/notifications/admin-mails.ts'
import type { Draft } from '../editing/draft.ts'

export type NotificationField = AdminOccasion | 'summary_hour'

/** Converts the settings to editor fields. */
export const draftOf = (settings: MyNotifications | null): Draft<NotificationField> => ({
  ...(settings?.timings ?? defaultTimings),
  summary_hour: String(settings?.summary_hour ?? DEFAULT_SUMMARY_HOUR),
})

/** Converts editor fields to the request body. */
export const bodyOf = (
  draft: Draft<NotificationField>,
): InputOf<typeof changeMyNotifications>['body'] => ({
  timings: Object.fromEntries(
    adminOccasions.map((occasion) => [
      occasion,
      mailTimings.find((timing) => timing === draft[occasion]),
    ]),
  ),
  summary_hour: Number(draft.summary_hour),
})
