import type { Charge, OrderAccount } from '#domain/money/order-account.ts'
import { sumOf } from '#domain/money/won.ts'
import { credit, debit, type LedgerEvent, post } from '#server/ledger/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { ChargeRow, ReceiptRow, RefundRow } from './store.ts'

/**
 * The ledger's lines of each fact about money. `RECEIVABLE` is what an order's customer owes, below 0
 * what they are owed; `RECEIVED` is the money itself, so its sum is what the accounts hold.
 */

/** Under which the ledger keeps the money of a provider and a method: `toss/card`, `bank_transfer`. */
export const ledgerPartOf = ({
  provider,
  method,
}: Pick<ReceiptRow, 'provider' | 'method'>): string =>
  provider === method ? provider : `${provider}/${method}`

/** What each charge is booked against; `isCancelled`: the order was cancelled before. */
const AGAINST = {
  FEE_KEPT: ['ORDER_CANCELLED', () => 'REFUND_DEDUCTIONS'],
  ALLOWANCE: ['ALLOWANCE', (isCancelled) => (isCancelled ? 'REFUND_DEDUCTIONS' : 'ALLOWANCES')],
  WRITE_OFF: ['WRITTEN_OFF', () => 'BAD_DEBTS'],
  RECOVERY: ['RECOVERED', () => 'BAD_DEBTS'],
} as const satisfies Partial<
  Record<
    ChargeRow['kind'],
    readonly [LedgerEvent, (isCancelled: boolean) => Parameters<typeof debit>[0]]
  >
>

/** `before`: the account's charges without this one. Price and cancellation have entries of their own. */
export async function postCharge(tx: Db, charge: ChargeRow, before: readonly Charge[]) {
  const { id, kind, amount, order_number: orderNumber, at } = charge
  if (kind === 'PRICE' || kind === 'CANCELLATION') return
  const [what, against] = AGAINST[kind]
  const counter = against(before.some((it) => it.kind === 'CANCELLATION'))
  const about = { what, cause: `charge:${id}`, at, orderNumber }
  const lines =
    amount > 0
      ? [debit('RECEIVABLE', amount), credit(counter, amount)]
      : [debit(counter, -amount), credit('RECEIVABLE', -amount)]
  await post(tx, { ...about, lines })
}

/**
 * Nothing of the price is charged any more. Allowances given before end with the sale, also where they
 * were the whole price and no charge is left to cancel.
 */
export async function postCancelled(
  tx: Db,
  orderNumber: string,
  { charges }: OrderAccount,
  at: Date,
) {
  const price = sumOf(amountsOf(charges, 'PRICE'))
  const allowed = -sumOf(amountsOf(charges, 'ALLOWANCE'))
  await post(tx, {
    what: 'ORDER_CANCELLED',
    cause: `order:${orderNumber}:charges-cancelled`,
    at,
    orderNumber,
    lines: [
      debit('UNEARNED', price),
      credit('ALLOWANCES', allowed),
      credit('RECEIVABLE', price - allowed),
    ],
  })
}

const amountsOf = (charges: readonly Charge[], kind: Charge['kind']) =>
  charges.filter((it) => it.kind === kind).map(({ amount }) => amount)

/**
 * Whether the ledger has a receipt. A row of the studio's bank account may be anything until it is matched
 * or sent back; what a provider holds is somebody's from the beginning.
 */
export const isBooked = ({ source, order_number }: ReceiptRow): boolean =>
  source === 'PROVIDER' || order_number !== null

/** Whose money it is: the order's customer's, or somebody's who is not known yet. */
const ownerOf = ({ order_number }: ReceiptRow) => (order_number ? 'RECEIVABLE' : 'UNMATCHED')

/** The day on which it came, however late it is recorded or matched. Source: docs/rules.md L-6. */
const cameAt = ({ received_at: receivedAt }: ReceiptRow, at: Date): Date =>
  receivedAt < at ? receivedAt : at

export const postReceived = (tx: Db, receipt: ReceiptRow, at: Date) =>
  post(tx, {
    what: 'MONEY_RECEIVED',
    cause: `receipt:${receipt.id}:received`,
    at: cameAt(receipt, at),
    orderNumber: receipt.order_number,
    lines: [
      debit('RECEIVED', receipt.amount, ledgerPartOf(receipt)),
      credit(ownerOf(receipt), receipt.amount),
    ],
  })

/** It is known now whose it is. */
export const postMatched = (tx: Db, receipt: ReceiptRow, at: Date) =>
  post(tx, {
    what: 'MONEY_RECEIVED',
    cause: `receipt:${receipt.id}:matched`,
    at: cameAt(receipt, at),
    orderNumber: receipt.order_number,
    lines: [debit('UNMATCHED', receipt.amount), credit('RECEIVABLE', receipt.amount)],
  })

export const postReversed = (tx: Db, receipt: ReceiptRow, at: Date) =>
  post(tx, {
    what: 'MONEY_REVERSED',
    cause: `receipt:${receipt.id}:reversed`,
    at,
    orderNumber: receipt.order_number,
    lines: [
      debit(ownerOf(receipt), receipt.amount),
      credit('RECEIVED', receipt.amount, ledgerPartOf(receipt)),
    ],
  })

const BY_TRANSFER = { provider: 'bank_transfer', method: 'bank_transfer' }

/** The refund was sent, with the interest that it bore when it was late. */
export async function postSent(tx: Db, refund: RefundRow, receipt: ReceiptRow) {
  const { id, amount, interest, paid_by } = refund
  const about = { at: refund.sent_at!, orderNumber: receipt.order_number }
  const from = ledgerPartOf(paid_by === 'BANK' ? BY_TRANSFER : receipt)
  await post(tx, {
    ...about,
    what: 'REFUND_SENT',
    cause: `refund:${id}:sent`,
    lines: [debit(ownerOf(receipt), amount), credit('RECEIVED', amount, from)],
  })
  await post(tx, {
    ...about,
    what: 'LATE_INTEREST',
    cause: `refund:${id}:interest`,
    lines: [
      debit('LATE_INTEREST', interest),
      credit('RECEIVED', interest, ledgerPartOf(BY_TRANSFER)),
    ],
  })
}
