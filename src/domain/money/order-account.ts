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
 * `CANCELLATION`, `ALLOWANCE` and `WRITE_OFF` negative. Charges are added, never changed.
 */
export interface Charge {
  readonly kind: (typeof chargeKinds)[number]
  readonly amount: Won
}

/** A payment provider gives its money back itself; what came to the studio's bank account is transferred. */
export type Source = (typeof sources)[number]
export const sources = ['PROVIDER', 'BANK'] as const

/** One movement of money to the studio. */
export interface Receipt {
  readonly id: string
  readonly source: Source
  readonly amount: Won
  readonly isReversed: boolean
}

/**
 * `SENDING`: the provider was asked and has not answered. `FAILED`: the provider refused for good.
 * `UNCONFIRMED`: withdrawn, but only the owner knows whether the transfer had been made by then.
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

/** One movement of money back, of one receipt. */
export interface Refund {
  readonly id: string
  readonly receiptId: string
  /** Who pays it out; the owner may transfer what a provider refused. */
  readonly by: Source
  readonly amount: Won
  readonly status: RefundStatus
}

/** The facts about one order's money, receipts and refunds oldest first. */
export interface OrderAccount {
  readonly charges: readonly Charge[]
  readonly receipts: readonly Receipt[]
  readonly refunds: readonly Refund[]
}

export interface Balance {
  readonly charged: Won
  /** Received, neither reversed nor given back; below 0 when a receipt was reversed after its refund. */
  readonly here: Won
  /** Still to be paid: the missing part, the reversed price and a debt are all this number. */
  readonly due: Won
  /** The customer's: overpaid, paid twice, paid too late and cancelled are all this number. */
  readonly credit: Won
  /** Agreed to go back and not yet sent. */
  readonly promised: Won
  /** May have been sent already, so it is not promised a second time. */
  readonly unconfirmed: Won
  /** Written off and not recovered. */
  readonly lost: Won
}

/** What an order and its customer owe each other. `due` and `credit` are never both above 0. */
export function balanceOf({ charges, receipts, refunds }: OrderAccount): Balance {
  const charged = sumOf(charges.map(({ amount }) => amount))
  const received = sumOf(receipts.filter((it) => !it.isReversed).map(({ amount }) => amount))
  const here = won(received - amountIn(refunds, 'SENT'))
  const losses = charges.filter(({ kind }) => kind === 'WRITE_OFF' || kind === 'RECOVERY')
  return {
    charged,
    here,
    due: won(Math.max(0, charged - here)),
    credit: won(Math.max(0, here - charged)),
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
      readonly by: Source
      readonly amount: Won
    }
  /** The refund is not owed any more and has not left. */
  | { readonly kind: 'VOID'; readonly refundId: string }
  /** The same, but the owner is asked whether the transfer had been made. */
  | { readonly kind: 'ASK_OWNER'; readonly refundId: string }
  /** Money came for what was written off. */
  | { readonly kind: 'RECOVER'; readonly amount: Won }

/**
 * The next decisions that follow from the account: withdraw refunds that are not owed any more, keep
 * what was written off before, then promise the rest of the credit. Empty once nothing is left to
 * decide, so the caller applies and asks again until then.
 */
export function settle(account: OrderAccount): readonly Decision[] {
  const withdrawn = withdrawals(account)
  if (withdrawn.length > 0) return withdrawn
  const { credit, promised, unconfirmed, lost } = balanceOf(account)
  const recovered = won(Math.min(lost, credit - promised))
  if (recovered > 0) return [{ kind: 'RECOVER', amount: recovered }]
  return promises(account, won(credit - promised - unconfirmed))
}

/** Every refund of a reversed receipt, then the newest others until no more is promised than is owed. */
function withdrawals(account: OrderAccount): Decision[] {
  const { credit, promised } = balanceOf(account)
  let excess = promised - credit
  const open = account.refunds.filter(({ status }) => status === 'AGREED' || status === 'FAILED')
  const ofReversed = open.filter((it) => receiptOf(account, it).isReversed)
  const others = open.filter((it) => !ofReversed.includes(it)).reverse()
  const decisions: Decision[] = []
  for (const refund of [...ofReversed, ...others]) {
    if (excess <= 0 && !ofReversed.includes(refund)) break
    decisions.push(withdrawalOf(refund))
    excess -= refund.amount
  }
  return decisions
}

const withdrawalOf = ({ id: refundId, by }: Refund): Decision => ({
  kind: by === 'BANK' ? 'ASK_OWNER' : 'VOID',
  refundId,
})

/** Back the way it came, newest receipt first, each at most what it brought and has not given back. */
function promises({ receipts, refunds }: OrderAccount, credit: Won): Decision[] {
  const decisions: Decision[] = []
  let rest: number = credit
  for (const { id: receiptId, source: by, amount, isReversed } of receipts.toReversed()) {
    const ofIt = refunds.filter((it) => it.receiptId === receiptId && it.status !== 'VOID')
    const left = isReversed ? 0 : amount - sumOf(ofIt.map((it) => it.amount))
    const part = won(Math.min(rest, left))
    if (part > 0) decisions.push({ kind: 'AGREE', receiptId, by, amount: part })
    rest -= Math.max(0, part)
  }
  return decisions
}

const receiptOf = ({ receipts }: OrderAccount, { receiptId }: Refund): Receipt =>
  receipts.find(({ id }) => id === receiptId)!
