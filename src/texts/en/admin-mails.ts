import type { MailTexts } from '../ko/mails.ts'

const things = (count: string, one: string, many: string) =>
  `${count} ${count === '1' ? one : many}`

export const adminMails: MailTexts['administrators'] = {
  occasions: {
    ORDER: (count) => things(count, 'new order', 'new orders'),
    DEPOSIT_DUE: (count) => things(count, 'deposit expected today', 'deposits expected today'),
    SURVEY: (count) => things(count, 'new survey', 'new surveys'),
    SHEET_LATE: (count) => things(count, 'late result sheet', 'late result sheets'),
    INQUIRY: (count) => things(count, 'new inquiry', 'new inquiries'),
    BOOKING: (count) => things(count, 'booking update', 'booking updates'),
    REFUND: (count) => things(count, 'refund request', 'refund requests'),
    REVIEW: (count) => things(count, 'new review', 'new reviews'),
    MONEY_TASK: (count) => things(count, 'question about money', 'questions about money'),
    MAIL_FAILED: (count) => things(count, 'message not delivered', 'messages not delivered'),
  },
  summary: (count) => `Daily summary: ${things(count, 'update', 'updates')}`,
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
  },
  more: (count) => `and ${count} more`,
  cancelled: 'cancelled',
  intro:
    'Choose a line to open it in the studio. Under Notifications you can change which emails you get, and when.',
  action: 'Open the studio',
  footer: (company) => `The studio of ${company} sent this email to its administrators.`,
}
