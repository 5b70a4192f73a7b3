import type { WorkbookTexts } from '#texts/workbooks.ts'
import { audit } from './audit.ts'

export const workbooks: WorkbookTexts = {
  audit,
  settlement: {
    months: 'Settlement',
    month: 'Month',
    rule: 'Sales count in the month they were paid, refunds in the month they were agreed. VAT is 10/110 of the net (received less refunds).',
    columns: {
      gross: 'Gross',
      coupon: 'Coupons',
      promotion: 'Promotions',
      points: 'Points used',
      received: 'Received',
      refunds: 'Refunds',
      kept: 'Kept of refunds',
      interest: 'Late interest',
      fees: 'Provider fees',
      net: 'Net',
      supply: 'Supply value',
      vat: 'VAT',
    },
    movements: 'Movements',
    movementColumns: ['Time', 'Order number', 'What', 'By', 'In', 'Out'],
    what: {
      MONEY_RECEIVED: 'Received',
      MONEY_TAKEN_BACK: 'Reversed by the bank',
      REFUND_PAID_OUT: 'Refund paid out',
      LATE_INTEREST: 'Interest on a late refund',
      PROVIDER_FEE: 'Provider fee',
    },
  },
  refunds: {
    sheet: 'Refunds to pay out',
    columns: [
      'Bank',
      'Account number',
      'Account holder',
      'Amount',
      'Order number',
      'Customer',
      'Due by',
      'Refund',
      'Late interest',
    ],
  },
}
