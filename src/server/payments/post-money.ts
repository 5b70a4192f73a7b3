import type { Won } from '#domain/money/won.ts'
import { credit, debit, post } from '#server/ledger/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { AttemptRow } from './attempts-store.ts'
import {
  BY_TRANSFER,
  type ExtraDepositRow,
  type PaymentRow,
  type RefundRow,
  type Way,
  type WrittenOff,
} from './store.ts'

/** Under which the book keeps the money of a provider and a method: `toss/card`, `bank_transfer`. */
export const partOf = ({ provider, method }: Pick<Way, 'provider' | 'method'>): string =>
  provider === method ? provider : `${provider}/${method}`

/** The price of an order is here, `held` of it since before as its customer's credit. */
export function postReceived(tx: Db, payment: PaymentRow, { held, at }: { held: Won; at: Date }) {
  return post(tx, {
    what: 'MONEY_RECEIVED',
    // Money that was taken back may come a second time.
    cause: `payment:${payment.id}:received${times(payment)}`,
    at,
    orderNumber: payment.order_number,
    lines: [
      debit('RECEIVED', payment.amount - held, partOf(payment)),
      debit('CUSTOMER_CREDIT', held),
      credit('RECEIVABLE', payment.amount),
    ],
  })
}

const times = ({ times_taken_back: times }: Pick<PaymentRow, 'times_taken_back'>) =>
  times > 0 ? `:${times}` : ''

/** The bank fetched the price of an order back, but for the parts of it that are `held` as before. */
export function postTakenBack(tx: Db, payment: PaymentRow, { held, at }: { held: Won; at: Date }) {
  return post(tx, {
    what: 'MONEY_TAKEN_BACK',
    cause: `payment:${payment.id}:taken-back${times(payment)}`,
    at,
    orderNumber: payment.order_number,
    lines: [
      debit('RECEIVABLE', payment.amount),
      credit('CUSTOMER_CREDIT', held),
      credit('RECEIVED', payment.amount - held, partOf(payment)),
    ],
  })
}

/** Money that is no price came, and is its payer's. */
const cameIn = (amount: number, part: string) => [
  debit('RECEIVED', amount, part),
  credit('CUSTOMER_CREDIT', amount),
]

/** The same money is gone: given back, or fetched back by its bank. */
const wentOut = (amount: number, part: string) => [
  debit('CUSTOMER_CREDIT', amount),
  credit('RECEIVED', amount, part),
]

/** Money came that nothing asked for, or a part of what was. */
export const postExtra = (tx: Db, deposit: ExtraDepositRow, at: Date) =>
  post(tx, {
    what: 'MONEY_RECEIVED',
    cause: `deposit:${deposit.id}:received`,
    at,
    orderNumber: deposit.order_number,
    lines: cameIn(deposit.amount, partOf(deposit)),
  })

/** Money that was kept beside a price was none. */
export const postExtraTakenBack = (tx: Db, deposit: ExtraDepositRow, at: Date) =>
  post(tx, {
    what: 'MONEY_TAKEN_BACK',
    cause: `deposit:${deposit.id}:taken-back`,
    at,
    orderNumber: deposit.order_number,
    lines: wentOut(deposit.amount, partOf(deposit)),
  })

const partOfAttempt = ({ provider, method }: AttemptRow) =>
  partOf({ provider, method: method ?? 'other' })

/** Money came through the company that pays nothing: its payer's, whoever that is, until it goes back. */
export const postUnasked = (tx: Db, attempt: AttemptRow, amount: Won, at: Date) =>
  post(tx, {
    what: 'MONEY_RECEIVED',
    cause: `attempt:${attempt.id}:received${times(attempt)}`,
    at,
    lines: cameIn(amount, partOfAttempt(attempt)),
  })

/** The same money has gone back. */
export const postUnaskedGone = (tx: Db, attempt: AttemptRow, amount: Won, at: Date) =>
  post(tx, {
    what: 'REFUND_PAID_OUT',
    cause: `attempt:${attempt.id}:given-back${times(attempt)}`,
    at,
    lines: wentOut(amount, partOfAttempt(attempt)),
  })

/** The same money was none: its bank took it back. */
export const postUnaskedTakenBack = (tx: Db, attempt: AttemptRow, amount: Won, at: Date) =>
  post(tx, {
    what: 'MONEY_TAKEN_BACK',
    cause: `attempt:${attempt.id}:taken-back${times(attempt)}`,
    at,
    lines: wentOut(amount, partOfAttempt(attempt)),
  })

/** What was owed back and had not left is owed no more. */
export function postWithdrawn(tx: Db, refund: RefundRow, at: Date) {
  return post(tx, {
    what: 'REFUND_WITHDRAWN',
    cause: `refund:${refund.id}:withdrawn`,
    at,
    orderNumber: refund.order_number,
    lines: [debit('REFUNDS_PAYABLE', refund.amount), credit('CUSTOMER_CREDIT', refund.amount)],
  })
}

/** What a customer owes is given up. */
export const postWrittenOff = (tx: Db, { id, order_number, amount }: WrittenOff, at: Date) =>
  post(tx, {
    what: 'DEBT_WRITTEN_OFF',
    cause: `debt:${id}:written-off`,
    at,
    orderNumber: order_number,
    lines: [debit('BAD_DEBTS', amount), credit('CUSTOMER_CREDIT', amount)],
  })

/** So much of it came after all, by this deposit. */
export const postRecovered = (
  tx: Db,
  { id, order_number }: WrittenOff,
  { deposit, amount }: { deposit: ExtraDepositRow; amount: number },
  at: Date,
) =>
  post(tx, {
    what: 'DEBT_RECOVERED',
    cause: `debt:${id}:recovered:${deposit.id}`,
    at,
    orderNumber: order_number,
    lines: [debit('CUSTOMER_CREDIT', amount), credit('BAD_DEBTS', amount)],
  })

/** It had left by hand before it was withdrawn. */
export const postGoneAfterAll = (tx: Db, refund: RefundRow, at: Date) =>
  post(tx, {
    what: 'REFUND_PAID_OUT',
    cause: `refund:${refund.id}:paid-out`,
    at,
    orderNumber: refund.order_number,
    lines: wentOut(refund.amount, partOf(BY_TRANSFER)),
  })

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

/** What was owed back has left: from where it had come, or from the studio's own account. */
export function postPaidOut(tx: Db, refund: RefundRow, source: Way, at: Date) {
  return post(tx, {
    what: 'REFUND_PAID_OUT',
    cause: `refund:${refund.id}:paid-out`,
    at,
    orderNumber: refund.order_number,
    lines: [
      debit('REFUNDS_PAYABLE', refund.amount),
      credit('RECEIVED', refund.amount, partOf(refund.by_company ? source : BY_TRANSFER)),
    ],
  })
}

/** A refund left too late: its interest left with it, from the studio's own account. */
export function postLateInterest(tx: Db, refund: RefundRow, at: Date) {
  return post(tx, {
    what: 'LATE_INTEREST',
    cause: `refund:${refund.id}:interest`,
    at,
    orderNumber: refund.order_number,
    lines: [
      debit('LATE_INTEREST', refund.interest),
      credit('RECEIVED', refund.interest, partOf(BY_TRANSFER)),
    ],
  })
}
