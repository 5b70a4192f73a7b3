import type { Language } from '#domain/languages/languages.ts'
import type { AdminOccasion } from '#domain/notifications/admin-mails.ts'
import type { Db } from '#server/platform/database.ts'

/**
 * Writes one line about each subject in the reader's language, by the subject: who, how much, when.
 * Nothing of photos, answers or private texts. What is gone is left out.
 */
export type DescribeSubjects = (
  db: Db,
  subjects: readonly string[],
  language: Language,
) => Promise<ReadonlyMap<string, string>>

/** What the mails to administrators need of capabilities that notifications must not know. */
export interface AdminMailSources {
  readonly describe: Readonly<Record<Exclude<AdminOccasion, 'MAIL_FAILED'>, DescribeSubjects>>
  /** Numbers of the orders whose bank transfer is due on the Seoul day of `at`. */
  readonly depositsDueOn: (db: Db, at: Date) => Promise<readonly string[]>
}

const pathOfOrder = (subject: string) => `/admin/orders/${subject}`

/** Where the back office opens a subject. */
export const adminPaths: Readonly<Record<AdminOccasion, (subject: string) => string>> = {
  ORDER: pathOfOrder,
  DEPOSIT_DUE: pathOfOrder,
  SURVEY: pathOfOrder,
  REFUND: pathOfOrder,
  INQUIRY: (subject) => `/admin/inquiries?open=${subject}`,
  BOOKING: (subject) => `/admin/bookings?open=${subject}`,
  REVIEW: (subject) => `/admin/reviews?open=${subject}`,
  MONEY_TASK: (subject) => `/admin?task=${subject}`,
  MAIL_FAILED: (subject) => `/admin/outbox?status=FAILED&open=${subject}`,
}

/** Which mails could not be delivered, and to whom. */
export const describeFailedMails: DescribeSubjects = async (db, ids) => {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'subject', 'recipient'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, subject, recipient }) => [id, `${subject} → ${recipient}`]))
}
