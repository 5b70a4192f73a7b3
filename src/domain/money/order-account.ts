import { sumOf, type Won, won } from './won.ts'

export const chargeKinds = [
  'PRICE',
  'CANCELLATION',
  'FEE_KEPT',
  'ALLOWANCE',
  'WRITE_OFF',
  'RECOVERY',
] as const

/**
 * What an order's customer owes, signed: `PRICE`, `FEE_KEPT` and `RECOVERY` are positive,
 * `CANCELLATION`, `ALLOWANCE` and `WRITE_OFF` negative. Charges are appended, never changed.
 */
export interface Charge {
  readonly kind: (typeof chargeKinds)[number]
  readonly amount: Won
}

/**
 * Who holds the money. `PROVIDER`: the payment provider, which sends refunds itself. `BANK`: the
 * studio's own bank account, from which the owner transfers refunds.
 */
export type MoneySource = (typeof moneySources)[number]
export const moneySources = ['PROVIDER', 'BANK'] as const

/** One movement of money to the studio. */
export interface Receipt {
  readonly id: string
  readonly source: MoneySource
  readonly amount: Won
  readonly isReversed: boolean
}

/**
 * `SENDING`: the provider was asked and has not answered. `FAILED`: the provider refused for good.
 * `UNCONFIRMED`: voided, but only the owner knows whether the transfer was already made.
 */
export const refundStatuses = [
  'AGREED',
  'SENDING',
  'SENT',
  'FAILED',
  'UNCONFIRMED',
  'VOID',
] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** One movement of money back to the customer, taken from one receipt. */
export interface Refund {
  readonly id: string
  readonly receiptId: string
  /** Who sends it. The owner may transfer what a provider refused. */
  readonly paidBy: MoneySource
  readonly amount: Won
  readonly status: RefundStatus
}

/** The facts about one order's money; receipts and refunds oldest first. */
export interface OrderAccount {
  readonly charges: readonly Charge[]
  readonly receipts: readonly Receipt[]
  readonly refunds: readonly Refund[]
}

export interface Balance {
  readonly charged: Won
  /** Received minus reversed and refunded; below 0 when a receipt was reversed after its refund. */
  readonly netReceived: Won
  /**
   * Amount the customer still has to pay, for whatever reason: partial payment, reversal or debt.
   */
  readonly due: Won
  /**
   * Amount that belongs to the customer, for whatever reason: overpaid, paid twice or cancelled.
   */
  readonly credit: Won
  /** Refunds that are agreed and not sent yet. */
  readonly promised: Won
  /** Refunds that may have been sent already, so they are not promised a second time. */
  readonly unconfirmed: Won
  /** Amount written off and not recovered. */
  readonly lost: Won
}

/** Computes the balance of an account. `due` and `credit` are never both above 0. */
export function balanceOf({ charges, receipts, refunds }: OrderAccount): Balance {
  const charged = sumOf(charges.map(({ amount }) => amount))
  const received = sumOf(receipts.filter((it) => !it.isReversed).map(({ amount }) => amount))
  const netReceived = won(received - amountIn(refunds, 'SENT'))
  const losses = charges.filter(({ kind }) => kind === 'WRITE_OFF' || kind === 'RECOVERY')
  return {
    charged,
    netReceived,
    due: won(Math.max(0, charged - netReceived)),
    credit: won(Math.max(0, netReceived - charged)),
    promised: amountIn(refunds, 'AGREED', 'SENDING', 'FAILED'),
    unconfirmed: amountIn(refunds, 'UNCONFIRMED'),
    lost: won(Math.max(0, -sumOf(losses.map(({ amount }) => amount)))),
  }
}

const amountIn = (refunds: readonly Refund[], ...statuses: readonly RefundStatus[]): Won =>
  sumOf(refunds.filter(({ status }) => statuses.includes(status)).map(({ amount }) => amount))

export type Decision =
  | {
      readonly kind: 'AGREE'
      readonly receiptId: string
      readonly paidBy: MoneySource
      readonly amount: Won
    }
  /** The refund is no longer owed and was not sent. */
  | { readonly kind: 'VOID'; readonly refundId: string }
  /** The refund is no longer owed; only the owner knows whether the transfer was made. */
  | { readonly kind: 'ASK_OWNER'; readonly refundId: string }
  /** Money arrived for an amount that was written off. */
  | { readonly kind: 'RECOVER'; readonly amount: Won }

/**
 * Returns the next decisions that follow from the account: void refunds that are no longer owed,
 * recover what was written off, then agree to refund the rest of the credit. The caller applies
 * them and calls again until the result is empty.
 */
export function nextDecisions(account: OrderAccount): readonly Decision[] {
  const voided = voidRefunds(account)
  if (voided.length > 0) return voided
  const { credit, promised, unconfirmed, lost } = balanceOf(account)
  const recovered = won(Math.min(lost, credit - promised))
  if (recovered > 0) return [{ kind: 'RECOVER', amount: recovered }]
  return agreeRefunds(account, won(credit - promised - unconfirmed))
}

/**
 * Voids every refund of a reversed receipt, then the newest others until no more is promised than
 * is owed.
 */
function voidRefunds(account: OrderAccount): Decision[] {
  const { credit, promised } = balanceOf(account)
  let excess = promised - credit
  const open = account.refunds.filter(({ status }) => status === 'AGREED' || status === 'FAILED')
  const reversed = account.receipts.filter(({ isReversed }) => isReversed).map(({ id }) => id)
  const refundsOfReversed = open.filter(({ receiptId }) => reversed.includes(receiptId))
  const others = open.filter((it) => !refundsOfReversed.includes(it)).reverse()
  const decisions: Decision[] = []
  for (const refund of [...refundsOfReversed, ...others]) {
    if (excess <= 0 && !refundsOfReversed.includes(refund)) break
    decisions.push(voidDecisionFor(refund))
    excess -= refund.amount
  }
  return decisions
}

const voidDecisionFor = ({ id: refundId, paidBy }: Refund): Decision => ({
  kind: paidBy === 'BANK' ? 'ASK_OWNER' : 'VOID',
  refundId,
})

/**
 * Refunds each receipt the way it was paid, newest first, at most its amount minus its other
 * refunds.
 */
function agreeRefunds({ receipts, refunds }: OrderAccount, credit: Won): Decision[] {
  const decisions: Decision[] = []
  let rest: number = credit
  for (const { id: receiptId, source: paidBy, amount, isReversed } of receipts.toReversed()) {
    const ofReceipt = refunds.filter((it) => it.receiptId === receiptId && it.status !== 'VOID')
    const left = isReversed ? 0 : amount - sumOf(ofReceipt.map((it) => it.amount))
    const part = won(Math.min(rest, left))
    if (part > 0) decisions.push({ kind: 'AGREE', receiptId, paidBy, amount: part })
    rest -= Math.max(0, part)
  }
  return decisions
}
