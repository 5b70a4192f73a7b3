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
  /** Reasons for deductions from a refund. */
  deductions: {
    AFTER_FREE_WINDOW: 'Deducted because the full-refund period has passed.',
    SURVEY_MISSED: 'Deducted because the survey did not arrive by its deadline.',
  },
  /** Reasons for automatic changes of an order. */
  historyNotes: {
    SURVEY_RECEIVED: 'The survey arrived.',
    SURVEY_WAITED: 'The survey had arrived before the payment.',
    PAID_ONLINE: 'Payment confirmed.',
    NOTHING_TO_PAY: 'Discounts and points covered the whole price.',
    UNPAID: 'Cancelled because the payment did not arrive in time.',
    PARTLY_PAID: 'Part of the amount arrived; the rest is still due.',
    PAYMENT_REVERSED: 'The bank reversed a payment.',
    PAID_AGAIN: 'The amount that was due again arrived.',
    OVERPAID: 'More than the amount due arrived; the difference will be refunded.',
    REFUND_SENT: 'The refund was sent.',
    PHOTO_CAME: 'The photo we asked for came; the days of waiting were added.',
    PHOTO_NOT_NEEDED: 'The photo is no longer needed; the days of waiting were added.',
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
