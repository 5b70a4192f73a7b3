import { ifMailed } from '#texts/delivery.ts'
import type { adminMoney as ko } from '../ko/admin-money.ts'
import { counted } from './counted.ts'

export const adminMoney: typeof ko = {
  title: 'Finances',
  refunds: {
    title: 'Refunds to pay out',
    total: (sum) => `${sum} in total`,
    all: 'Select all with an account',
    export: 'Export for the bank',
    noAccount: 'No account yet',
    dueBy: (day) => `by ${day}`,
    overdue: (day) => `was due ${day}`,
    late: (days, sum) => `${counted(days, 'day')} late, ${sum} interest added`,
    interestIn: (sum) => `including ${sum} interest`,
    interestRule:
      'After three business days, you owe interest of 15% a year for each day of delay (E-Commerce Act, Art. 18).',
    submit: 'Mark as paid out',
    submitMany: (count, sum) => `Mark ${count} as paid out, ${sum}`,
    confirm: (count, sum) =>
      count === '1'
        ? `Have you sent this refund of ${sum}?`
        : `Have you sent all ${count} refunds, ${sum} in total?`,
    confirmText: `${ifMailed('Each customer is told by email that the refund has been sent.', 'The customers get no email; it is only saved under Sent messages.')} This cannot be undone.`,
    done: (count, sum) => `${count} marked as paid out, ${sum}.`,
    empty: 'No refunds to pay out',
    emptyText: 'Refunds to transfer appear here with their deadline.',
  },
  settlements: {
    title: 'Monthly settlement',
    month: 'Month',
    export: 'Export to Excel',
    rule: 'Sales count in the month of payment, refunds in the month of approval. VAT is 10/110 of the net amount (received minus refunds).',
    empty: 'No months to settle yet',
    emptyText: 'The first month appears here once a payment is confirmed.',
    columns: {
      gross: 'Gross',
      coupon: 'Coupons',
      promotion: 'Promotions',
      points: 'Points',
      received: 'Received',
      refunds: 'Refunds',
      interest: 'Late interest',
      net: 'Net',
      supply: 'Supply value',
      vat: 'VAT',
    },
  },
  disagreements: {
    title: 'Ledger check',
    none: 'Orders, payments, refunds, points and the ledger all agree.',
    never: 'Not compared yet. The check runs every night.',
    comparedAt: (at) => `Compared on ${at}.`,
    some: 'Some records do not agree. Please send this list to whoever maintains the site.',
    figures: (expected, found) => `should be ${expected}, is ${found}`,
    what: {
      PAYMENT_OF_ORDER: 'Payments for the order',
      WAITING_OF_ORDER: 'Pending payments',
      ASKED: 'Amount charged',
      RECEIVED: 'Received',
      SOLD: 'Sales',
      COUPON: 'Coupon',
      PROMOTION: 'Promotion',
      PROMISED: 'Reserved discounts',
      POINTS_HELD: 'Points reserved',
      CUSTOMER_CREDIT: 'Customer’s credit',
      OWED_BACK: 'Refunds due',
      REFUNDED: 'Total refunds',
      PAYMENT_STATUS: 'Payment status',
      POINTS: 'Member’s points',
      ENTRY: 'Ledger entry',
      DAY_DEBIT: 'Total debits of the day',
      DAY_CREDIT: 'Total credits of the day',
    },
  },
}
