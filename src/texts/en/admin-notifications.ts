import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminNotifications: AdminMessages['notifications'] = {
  title: 'Notifications',
  note: 'Emails sent to you. Each administrator chooses their own.',
  saved: 'The notifications are saved.',
  to: 'Sent to',
  inYourLanguage: 'The emails are in the language you choose for the studio.',
  noMail:
    'No mail server is connected yet, so notifications are not sent. They are only saved under Sent messages.',
  noAddress: 'Your account has no email address, so notifications cannot be sent.',
  exampleAddress:
    'This is an example address that receives nothing. Press “Change address” and enter your own.',
  address: {
    open: 'Change address',
    title: 'Change email address',
    text: 'Confirm with the code sent to the new address and your current password. Studio notifications and password recovery then go to the new address.',
    next: 'New email address',
    submit: 'Change',
    done: 'Your email address was changed.',
  },
  toOutbox: 'See sent messages',
  timingTitle: 'When to notify you',
  timings: { AT_ONCE: 'Immediately', DAILY: 'Daily summary', NEVER: 'Never' },
  gathered:
    '“Immediately” means at most one email per topic every five minutes; anything in between is combined.',
  occasions: {
    ORDER: 'New order',
    DEPOSIT_DUE: 'Deposit expected today',
    SURVEY: 'Survey received',
    SHEET_LATE: 'Result sheet past its promised time',
    INQUIRY: 'New inquiry',
    BOOKING: 'Booking',
    REFUND: 'Refund request',
    REVIEW: 'New review',
    MONEY_TASK: 'Question about money',
    MAIL_FAILED: 'Message not delivered',
    BACKUP_FAILED: 'Backup failed',
  },
  hints: {
    DEPOSIT_DUE: '“Immediately” means at 8 a.m.',
    BOOKING: 'New bookings, and bookings that customers reschedule or cancel.',
    MAIL_FAILED: 'While the mail server is down, these are added to the daily summary.',
  },
  hour: 'Time of the daily summary',
  hourHint: 'Seoul time. No summary is sent on days without updates.',
  test: {
    send: 'Send me a test email',
    sent: (to) => `A test email was sent to ${to}. Please check your inbox.`,
    refused: (to) => `The mail server did not accept the email to ${to}. It said:`,
    stored: 'No mail server is connected, so it was not sent. It is saved under Sent messages.',
    failed: 'The test email could not be sent. Please try again in a moment.',
  },
}
