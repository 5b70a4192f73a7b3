import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminNotifications: AdminMessages['notifications'] = {
  title: 'Notifications',
  note: 'The mails that come to you. Every administrator chooses their own.',
  saved: 'Notifications changed.',
  to: 'Sent to',
  inYourLanguage: 'The mails come in the language you choose for the studio.',
  noMail:
    'No mail server is connected yet, so notifications do not leave and are only kept under Sent mail.',
  noAddress: 'Your account has no email address, so notifications cannot be sent.',
  exampleAddress:
    'This is an example address that receives nothing. Use an administrator account with your own email address.',
  toOutbox: 'See sent mail',
  which: 'How you hear of each',
  timings: { AT_ONCE: 'At once', DAILY: 'Daily summary', NEVER: 'Never' },
  gathered:
    'At once means at most one mail every five minutes for each; what comes in between is gathered.',
  occasions: {
    ORDER: 'New order',
    DEPOSIT_DUE: 'Deposit expected today',
    SURVEY: 'Survey received',
    INQUIRY: 'New inquiry',
    BOOKING: 'Booking',
    REFUND: 'Refund request',
    REVIEW: 'New review',
    MONEY_TASK: 'Money question to decide',
    MAIL_FAILED: 'Message not delivered',
  },
  hints: {
    DEPOSIT_DUE: 'At once means 8 in the morning.',
    BOOKING: 'New ones, and those that customers move or cancel.',
    MAIL_FAILED: 'While the mail server is down they wait for the daily summary.',
  },
  hour: 'Time of the daily summary',
  hourHint: 'Seoul time. Nothing is sent on a day without news.',
  test: {
    send: 'Send me a test email',
    sent: (to) => `A test email was sent to ${to}. Please check your inbox.`,
    refused: (to) => `The mail server did not accept the email to ${to}. It said:`,
    kept: 'No mail server is connected, so it was not sent. It is kept under Sent mail.',
    failed: 'The test email could not be sent. Please try again in a moment.',
  },
}
