import { type Won, won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import {
  BY_TRANSFER,
  debtOf,
  missingOf,
  paymentOf,
  toPaymentReply,
} from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { bySystem, historyRow } from './change-status.ts'
import { customerLinks } from './customer-links.ts'
import { owedBy } from './owed-by.ts'
import type { OrderRow } from './store.ts'
import { aboutOrder } from './tell-customer.ts'

/**
 * Its customer learns what is asked for of an order that was called off, and where to pay it: an account
 * of the company takes nothing but the price that it was opened for. Source: docs/rules.md M-5.
 */
export async function tellClaimed(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  at: Date,
): Promise<void> {
  const payment = await paymentOf(tx, order.number)
  const amount = await missingOf(tx, payment)
  const isByTransfer = payment.provider === BY_TRANSFER.provider
  const deposit = isByTransfer ? toPaymentReply(payment, order).deposit : null
  const { orderUrl } = await customerLinks(deps, tx, order, at)
  const claim = { kind: 'MONEY_CLAIMED', because: 'CALLED_OFF', amount, deposit, orderUrl } as const
  await notify(tx, { ...aboutOrder(order), ...claim }, at)
}

/** Parts that had come are what is asked for of an order that was called off: nothing is left to pay. */
export async function tellClaimPaid(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  amount: number,
  at: Date,
): Promise<void> {
  const row = historyRow(order, bySystem('DEBT_SET_OFF'), at)
  await tx.insertInto('order_history').values(row).execute()
  const { orderUrl } = await customerLinks(deps, tx, order, at)
  const paid = { kind: 'CLAIM_SET_OFF', amount: won(amount), orderUrl } as const
  await notify(tx, { ...aboutOrder(order), ...paid }, at)
}

/** A customer's debt before, and before parts of a price that are here paid some of it. */
interface Owing {
  readonly owedBefore: Won
  readonly owedByThem: Won
  readonly at: Date
}

/** Whose debt has grown learns of it, unless a mail about what parts paid tells already what is left. */
export async function tellOwing(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  { owedBefore, owedByThem, at }: Owing,
): Promise<void> {
  const owed = await debtOf(tx, order.number)
  if (owed > owedBefore && owed === owedByThem) await tellDebtor(deps, tx, order, at)
}

/** The same of what no payment asks for: it is transferred. Source: docs/rules.md M-11. */
async function tellDebtor(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  at: Date,
): Promise<void> {
  const { amount, deposit } = (await owedBy(tx, order)) ?? refuse('ILLEGAL_TRANSITION')
  const { orderUrl } = await customerLinks(deps, tx, order, at)
  const claim = { kind: 'MONEY_CLAIMED', because: 'SENT_BEFORE', amount, deposit } as const
  await notify(tx, { ...aboutOrder(order), ...claim, orderUrl }, at)
}

/** How a debt became less: so much came, or had come before and does not go back. */
interface Repaid {
  readonly because: 'CAME' | 'SET_OFF'
  readonly amount: Won
}

/** So much of it came, and what is still to come; the order's history has it. Source: docs/rules.md M-11. */
export async function tellRepaid(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  { because, amount }: Repaid,
  at: Date,
): Promise<void> {
  const note = because === 'CAME' ? 'DEBT_REPAID' : 'DEBT_SET_OFF'
  const row = historyRow(order, bySystem(note), at)
  await tx.insertInto('order_history').values(row).execute()
  const { amount: missing = won(0), deposit = null } = (await owedBy(tx, order)) ?? {}
  const { orderUrl } = await customerLinks(deps, tx, order, at)
  const repaid = { kind: 'DEBT_REPAID', because, amount, missing, deposit, orderUrl } as const
  await notify(tx, { ...aboutOrder(order), ...repaid }, at)
}
