import type { Won } from '#domain/money/won.ts'
import { credit, debit, post } from '#server/ledger/index.ts'
import type { Db } from '#server/platform/database.ts'
import { closeTaskAbout, openTask } from './payment-tasks.ts'
import { BY_TRANSFER } from './store.ts'

/** Money on the studio's own account that some customer sent, nobody knows who. */
interface UnknownDeposit {
  /** Of the bank's row. */
  readonly id: string
  readonly amount: Won
  readonly depositor: string
  readonly receivedAt: Date
}

/** It stands in the book as a customer's, and among the owner's tasks until it is settled. */
export async function keepUnknownDeposit(tx: Db, deposit: UnknownDeposit, at: Date) {
  const { id, amount, depositor, receivedAt } = deposit
  await post(tx, {
    what: 'MONEY_RECEIVED',
    cause: `bank-row:${id}:received`,
    at,
    lines: [debit('RECEIVED', amount, BY_TRANSFER.method), credit('CUSTOMER_CREDIT', amount)],
  })
  await openTask(tx, {
    kind: 'UNKNOWN_DEPOSIT',
    orderNumber: null,
    paymentKey: id,
    amount,
    detail: { depositor, received_at: receivedAt.toISOString() },
    at,
  })
}

/**
 * Settles it: sent back to whoever sent it; found to be an order's, in whose name it is booked anew;
 * or removed, since its row was imported by mistake.
 */
export async function settleUnknownDeposit(
  tx: Db,
  { id, amount }: Pick<UnknownDeposit, 'id' | 'amount'>,
  how: 'RETURNED' | 'FOUND' | 'REMOVED',
  at: Date,
) {
  await post(tx, {
    what: how === 'RETURNED' ? 'REFUND_PAID_OUT' : 'MONEY_RECEIVED',
    cause: `bank-row:${id}:${how.toLowerCase()}`,
    at,
    lines: [debit('CUSTOMER_CREDIT', amount), credit('RECEIVED', amount, BY_TRANSFER.method)],
  })
  await closeTaskAbout(tx, 'UNKNOWN_DEPOSIT', { subject: id }, at)
}
