import { credit, debit, type LedgerAccount, post } from '#server/ledger/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { PaymentRow, RefundRow } from './store.ts'

/** Under which the book keeps the money of a provider and a method: `toss/card`, `bank_transfer`. */
const partOf = ({ provider, method }: Pick<PaymentRow, 'provider' | 'method'>): string =>
  provider === method ? provider : `${provider}/${method}`

/** Money of a payment came: what was asked for, or a customer's credit where nothing was. */
export function postReceived(
  tx: Db,
  payment: PaymentRow,
  against: Extract<LedgerAccount, 'RECEIVABLE' | 'CUSTOMER_CREDIT'>,
  at: Date,
) {
  return post(tx, {
    what: 'MONEY_RECEIVED',
    cause: `payment:${payment.id}:received`,
    at,
    orderNumber: payment.order_number,
    lines: [debit('RECEIVED', payment.amount, partOf(payment)), credit(against, payment.amount)],
  })
}

/** A customer's credit is owed back. */
export function postApproved(tx: Db, refund: RefundRow, at: Date) {
  return post(tx, {
    what: 'REFUND_APPROVED',
    cause: `refund:${refund.id}:approved`,
    at,
    orderNumber: refund.order_number,
    lines: [debit('CUSTOMER_CREDIT', refund.amount), credit('REFUNDS_PAYABLE', refund.amount)],
  })
}

/** What was owed back has left. */
export function postPaidOut(tx: Db, refund: RefundRow, payment: PaymentRow, at: Date) {
  return post(tx, {
    what: 'REFUND_PAID_OUT',
    cause: `refund:${refund.id}:paid-out`,
    at,
    orderNumber: refund.order_number,
    lines: [
      debit('REFUNDS_PAYABLE', refund.amount),
      credit('RECEIVED', refund.amount, partOf(payment)),
    ],
  })
}
