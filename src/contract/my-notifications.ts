import { z } from 'zod'
import { recordOf } from '#domain/collections/records.ts'
import { adminOccasions, mailTimings } from '#domain/notifications/admin-mails.ts'
import { endpoint } from './endpoint.ts'
import { languageField } from './fields.ts'

const timing = z.enum(mailTimings)
const timings = z.object(recordOf(adminOccasions, () => timing))
/** Hour of the Seoul day. */
const summaryHour = z.int().min(0).max(23)

const myNotifications = z.object({
  timings,
  summary_hour: summaryHour,
  /** Address and language of the emails: the account's own. */
  email: z.string(),
  language: languageField,
  /** False if no mail server is configured, so that emails stay in the outbox. */
  delivers_mail: z.boolean(),
  revision: z.int(),
})
export type MyNotifications = z.output<typeof myNotifications>

export const getMyNotifications = endpoint({
  method: 'GET',
  path: '/v1/admin/my-notifications',
  summary:
    'What the signed-in administrator is mailed about: at once, in a daily summary, or never',
  access: 'consultant',
  reply: myNotifications,
  refusals: [],
})

export const changeMyNotifications = endpoint({
  method: 'PUT',
  path: '/v1/admin/my-notifications',
  summary: 'Change what the signed-in administrator is mailed about; what is left out stays',
  access: 'consultant',
  body: z.object({ timings: timings.partial(), summary_hour: summaryHour }).partial(),
  reply: myNotifications,
  refusals: [],
})

/**
 * Attempts delivery once. `refused` includes the mail server's reply; `kept`: no mail server is
 * connected.
 */
export const sendTestMail = endpoint({
  method: 'POST',
  path: '/v1/admin/my-notifications/test',
  summary: 'Send a mail to the administrator’s own address and say what became of it',
  access: 'consultant',
  reply: z.object({
    to: z.string(),
    outcome: z.enum(['sent', 'refused', 'kept']),
    reason: z.string().nullable(),
  }),
  refusals: ['CONTACT_MISSING'],
})
