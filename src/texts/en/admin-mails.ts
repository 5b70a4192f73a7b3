import type { MailTexts } from '../ko/mails.ts'

const pluralize = (count: string, one: string, many: string) =>
  `${count} ${count === '1' ? one : many}`

export const adminMails: MailTexts['administrators'] = {
  occasions: {
    ORDER: (count) => pluralize(count, 'new order', 'new orders'),
    DEPOSIT_DUE: (count) => pluralize(count, 'deposit expected today', 'deposits expected today'),
    SURVEY: (count) => pluralize(count, 'new survey', 'new surveys'),
    SHEET_LATE: (count) => pluralize(count, 'late result sheet', 'late result sheets'),
    INQUIRY: (count) => pluralize(count, 'new inquiry', 'new inquiries'),
    BOOKING: (count) => pluralize(count, 'booking update', 'booking updates'),
    REFUND: (count) => pluralize(count, 'refund request', 'refund requests'),
    REVIEW: (count) => pluralize(count, 'new review', 'new reviews'),
    MONEY_TASK: (count) => pluralize(count, 'question about money', 'questions about money'),
    MAIL_FAILED: (count) => pluralize(count, 'message not delivered', 'messages not delivered'),
    BACKUP_FAILED: (count) => pluralize(count, 'failed backup', 'failed backups'),
  },
  summary: (count) => `Daily summary: ${pluralize(count, 'update', 'updates')}`,
  labels: {
    ORDER: 'New order',
    DEPOSIT_DUE: 'Deposit due',
    SURVEY: 'New survey',
    SHEET_LATE: 'Late result sheet',
    INQUIRY: 'New inquiry',
    BOOKING: 'Booking',
    REFUND: 'Refund request',
    REVIEW: 'New review',
    MONEY_TASK: 'Question about money',
    MAIL_FAILED: 'Not delivered',
    BACKUP_FAILED: 'Backup failed',
  },
  more: (count) => `and ${count} more`,
  cancelled: 'cancelled',
  intro:
    'Choose a line to open it in the studio. Under Notifications you can change which emails you get, and when.',
  action: 'Open the studio',
  footer: (company) => `The studio of ${company} sent this email to its administrators.`,
}
