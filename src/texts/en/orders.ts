import { ifMailed } from '#texts/delivery.ts'
import type { Messages } from '#texts/messages.ts'

export const orders: Messages['orders'] = {
  statuses: {
    canonical: {
      PAYMENT_PENDING: 'Awaiting payment',
      PAYMENT_COMPLETED: 'Paid',
      CONSULTING_SCHEDULED: 'Writing the result sheet',
      RESULT_SENT: 'Result sheet sent',
      CONSULTING_COMPLETED: 'Consultation completed',
      CANCELLED: 'Cancelled',
      REFUNDED: 'Refunded',
    },
    member: {
      PAYMENT_PENDING: 'Awaiting payment',
      PAYMENT_COMPLETED: 'Paid',
      CONSULTING_SCHEDULED: 'Consultation scheduled',
      CONSULTING_COMPLETED: 'Consultation completed',
      CANCELLED: 'Cancelled',
    },
    guest: {
      PAYMENT_PENDING: 'Awaiting payment',
      PAYMENT_COMPLETED: 'Paid',
      ORDER_PROCESSING: 'Being prepared',
      SHIPPED: 'Result sheet sent',
      DELIVERED: 'Consultation completed',
      CANCELED: 'Cancelled',
      REFUNDED: 'Refunded',
    },
  },
  refundAgreed: 'Refund agreed',
  quoteNotices: {
    POINTS_BELOW_MINIMUM: (minimum) => `Points can be used from ${minimum}.`,
    POINTS_SPARED: 'Only the points the price needs are used. The rest stay in your balance.',
  },
  /** Why an amount is deducted from a refund. */
  deductions: {
    AFTER_FREE_WINDOW: 'Deducted because the full-refund period has passed.',
    SURVEY_MISSED: 'Deducted because the survey did not arrive by its deadline.',
  },
  /** Why the site itself changed an order. */
  historyNotes: {
    SURVEY_RECEIVED: 'The survey arrived.',
    SURVEY_WAITED: 'The survey had arrived before the payment.',
    PAID_ONLINE: 'Payment confirmed.',
    NOTHING_TO_PAY: 'Discounts and points covered the whole price.',
    UNPAID: 'Cancelled because the payment did not arrive in time.',
    LATE_DEPOSIT: 'The transfer arrived after the order was cancelled; all of it will be refunded.',
    SECOND_DEPOSIT: 'Paid a second time; all of the second payment will be refunded.',
    DEPOSIT_TOO_MUCH: 'More was paid than the order costs; the difference will be refunded.',
    DEPOSIT_UNFINISHED: 'The full price was never paid; what was paid will be refunded.',
    DEPOSIT_TAKEN_BACK: 'The bank reversed the transfer; the order is waiting for payment again.',
    DEBT_REPAID: 'What had been refunded from the reversed transfer was paid back.',
    DEBT_SET_OFF: 'Money that had arrived earlier was set against what had been refunded.',
    AUTO_COMPLETED: 'Completed automatically some days after the result sheet was sent.',
    REFUND_ACCOUNT_NAMED: 'The account for the refund was entered.',
  },
  cancel: {
    byStudio: 'The studio agreed to a refund.',
    accountNeeded: 'Please enter the account to refund to.',
  },
  guest: {
    codeSent: `If what you entered matches the order, ${ifMailed('a code is on its way to the email address of the order.', 'the studio has a code for you. This site does not send email at the moment. Please ask the studio for it.')}`,
  },
}
