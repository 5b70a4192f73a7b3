import type { Charge, OrderAccount } from '#domain/money/order-account.ts'
import { sumOf } from '#domain/money/won.ts'
import { credit, debit, type LedgerEvent, post } from '#server/ledger/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { ChargeRow, ReceiptRow, RefundRow } from './store.ts'

// Ledger lines of each money fact. `RECEIVABLE` is what an order's customer owes (below 0: what they
// are owed); `RECEIVED` is the money itself, so its sum is what the accounts hold.

/**
 * Returns the part of the ledger account for a provider and a method: `toss/card`, `bank_transfer`.
 */
export const ledgerPartOf = ({
  provider,
  method,
}: Pick<ReceiptRow, 'provider' | 'method'>): string =>
  provider === method ? provider : `${provider}/${method}`

/**
 * Event and counter account of each kind of charge; `isCancelled`: the order was cancelled before.
 */
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

/**
 * Posts a charge. `before`: the account's charges without this one. Prices and cancellations have
 * entries of their own.
 */
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
 * Posts the cancellation of everything charged. Also reverses earlier allowances, even if they made
 * up the whole price and no charge is left to cancel.
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
 * Whether the ledger contains a receipt. A bank deposit enters the ledger once it is matched or
 * sent back; a provider's payment always belongs to a customer.
 */
export const isBooked = ({ source, order_number }: ReceiptRow): boolean =>
  source === 'PROVIDER' || order_number !== null

/** Returns the account of the money's owner: the order's customer, or unknown. */
const ownerOf = ({ order_number }: ReceiptRow) => (order_number ? 'RECEIVABLE' : 'UNMATCHED')

/**
 * Returns the day on which the money arrived, however late it was recorded. Source: docs/rules.md
 * L-6.
 */
const arrivedAt = ({ received_at: receivedAt }: ReceiptRow, at: Date): Date =>
  receivedAt < at ? receivedAt : at

export const postReceived = (tx: Db, receipt: ReceiptRow, at: Date) =>
  post(tx, {
    what: 'MONEY_RECEIVED',
    cause: `receipt:${receipt.id}:received`,
    at: arrivedAt(receipt, at),
    orderNumber: receipt.order_number,
    lines: [
      debit('RECEIVED', receipt.amount, ledgerPartOf(receipt)),
      credit(ownerOf(receipt), receipt.amount),
    ],
  })

/** Moves a receipt from unmatched money to the order's customer. */
export const postMatched = (tx: Db, receipt: ReceiptRow, at: Date) =>
  post(tx, {
    what: 'MONEY_RECEIVED',
    cause: `receipt:${receipt.id}:matched`,
    at: arrivedAt(receipt, at),
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

/** Posts a sent refund and the interest paid with it. */
export async function postSent(tx: Db, refund: RefundRow, receipt: ReceiptRow, at: Date) {
  const { id, amount, interest, paid_by } = refund
  const about = { at, orderNumber: receipt.order_number }
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
