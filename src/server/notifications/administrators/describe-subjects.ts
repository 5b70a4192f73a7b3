import type { Language } from '#domain/languages/languages.ts'
import type { AdminOccasion } from '#domain/notifications/admin-mails.ts'
import type { Db } from '#server/platform/database.ts'

/**
 * Describes each subject in one line in the reader's language: who, how much, when. Contains no
 * photos, answers or private texts. Deleted subjects are left out.
 */
export type DescribeSubjects = (
  db: Db,
  subjects: readonly string[],
  language: Language,
  /** Only subjects about orders assigned to this consultant, and no amounts. */
  consultant?: string,
) => Promise<ReadonlyMap<string, string>>

/**
 * Functions that emails to administrators need from capabilities above notifications, which it must
 * not import.
 */
export interface AdminMailSources {
  readonly describe: Readonly<Record<Exclude<AdminOccasion, 'MAIL_FAILED'>, DescribeSubjects>>
  /** Numbers of the orders whose bank transfer is due on the Seoul day of `at`. */
  readonly depositsDueOn: (db: Db, at: Date) => Promise<readonly string[]>
}

const pathOfOrder = (subject: string) => `/admin/orders/${subject}`

/** Path of each subject in the back office. */
export const adminPaths: Readonly<Record<AdminOccasion, (subject: string) => string>> = {
  ORDER: pathOfOrder,
  DEPOSIT_DUE: pathOfOrder,
  SURVEY: pathOfOrder,
  SHEET_LATE: pathOfOrder,
  REFUND: pathOfOrder,
  INQUIRY: (subject) => `/admin/inquiries?open=${subject}`,
  BOOKING: (subject) => `/admin/bookings?open=${subject}`,
  REVIEW: (subject) => `/admin/reviews?open=${subject}`,
  MONEY_TASK: (subject) =>
    subject.startsWith('due:')
      ? pathOfOrder(subject.slice('due:'.length))
      : `/admin/money?task=${subject}`,
  MAIL_FAILED: (subject) => `/admin/outbox?status=FAILED&open=${subject}`,
  BACKUP_FAILED: () => '/admin/settings',
}

/** Describes emails that could not be delivered, and to whom. */
export const describeFailedMails: DescribeSubjects = async (db, ids) => {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'subject', 'recipient'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, subject, recipient }) => [id, `${subject} → ${recipient}`]))
}
