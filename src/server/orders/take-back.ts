import { type Won, won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import {
  cancelPayment,
  cashReceiptOf,
  claimOnly,
  debtOf,
  isAnythingUnanswered,
  partsOf,
  paymentOf,
  takeBackExtra,
  takeBackPayment,
  takeBackThroughCompany,
  tellDebt,
} from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { settleParts } from './call-off.ts'
import { bySystem, type ChangedBy, historyRow } from './change-status.ts'
import { customerLinks } from './customer-links.ts'
import { postAskedLess, postNothingAsked, postWithdrawnFrom } from './post-order.ts'
import type { OrderRow } from './store.ts'
import { tellClaimed, tellOwing } from './tell-claimed.ts'
import { tellDepositTakenBack, tellRefundWithdrawn, type WithdrawnRefund } from './tell-customer.ts'

/**
 * The bank fetched the money of an order back. The order goes on, its money is asked for anew, and
 * its customer and the studio know. The order's row must be locked. Source: docs/rules.md M-5.
 *
 * Refuses ILLEGAL_TRANSITION: nothing is paid, or some of it has been given back.
 */
export async function takeBack(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  by: ChangedBy,
  at: Date,
): Promise<void> {
  await takeBackPayment(tx, order.number, at)
  await tellTakenBack(deps, tx, order, by, at)
}

/**
 * The same by the payment company's word, which may come after a part, or all of it, was agreed to go
 * back: what has not left is owed no more, and of an order that was called off nothing is asked
 * for, unless some of it was paid out from elsewhere: then that, and what was kept. Parts of the price
 * that had come by transfer pay what is asked for. What had left of money beside the price its customer
 * owes. Source: docs/rules.md M-5, M-11.
 */
export async function takeBackByCompany(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  paymentKey: string,
  at: Date,
): Promise<void> {
  const owedBefore = await debtOf(tx, order.number)
  const ofExtra = await takeBackExtra(tx, order.number, paymentKey, at)
  await tellDebt(tx, order.number, at)
  const owedByThem = await debtOf(tx, order.number)
  await takeBackPrice(deps, tx, order, { paymentKey, ofExtra, at })
  await tellOwing(deps, tx, order, { owedBefore, owedByThem, at })
}

interface Gone {
  readonly paymentKey: string
  /** What was to go back of money beside the price, and does not. */
  readonly ofExtra: Won
  readonly at: Date
}

async function takeBackPrice(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  { paymentKey, ofExtra, at }: Gone,
): Promise<void> {
  const before = await paymentOf(tx, order.number)
  const isHere = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(before.status)
  const isOfThis = before.provider_reference === paymentKey
  const parts = await partsOf(tx, before)
  if (!isHere || !isOfThis || parts === before.amount) {
    return tellWithdrawn(tx, order, { amount: ofExtra }, at)
  }
  const { payment, withdrawn } = await takeBackThroughCompany(tx, order.number, at)
  await postWithdrawnFrom(tx, order, { withdrawn, payment }, at)
  // Without a question to the owner it pays, or goes back, in this moment.
  const stays = order.status === 'REFUNDED' && (await isAnythingUnanswered(tx, order.number, []))
  const kept = stays ? parts : won(0)
  await tellWithdrawn(tx, order, { amount: won(withdrawn + ofExtra), kept }, at)
  const by = bySystem('DEPOSIT_TAKEN_BACK')
  if (order.status !== 'REFUNDED') return tellTakenBack(deps, tx, order, by, at)
  const row = historyRow(order, by, at)
  await tx.insertInto('order_history').values(row).execute()
  if (payment.refunded_amount > 0) {
    await claimOnly(tx, payment, won(payment.amount - withdrawn))
    await postAskedLess(tx, order, { withdrawn, payment }, at)
    const missing = await settleParts(deps, tx, order, at)
    return missing > 0 ? tellClaimed(deps, tx, order, at) : undefined
  }
  await postNothingAsked(tx, order, payment, at)
  await cancelPayment(tx, order.number)
  await settleParts(deps, tx, order, at)
}

/** Who was promised money hears that it does not come; nothing where nothing was promised. */
async function tellWithdrawn(tx: Db, order: OrderRow, withdrawn: WithdrawnRefund, at: Date) {
  if (withdrawn.amount > 0) await tellRefundWithdrawn(tx, order, withdrawn, at)
}

async function tellTakenBack(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  by: ChangedBy,
  at: Date,
) {
  const row = historyRow(order, by, at)
  await tx.insertInto('order_history').values(row).execute()
  const payment = await paymentOf(tx, order.number)
  const { orderUrl } = await customerLinks(deps, tx, order, at)
  const endsReceipt = (await cashReceiptOf(tx, payment))?.state === 'ISSUED'
  await tellDepositTakenBack(tx, order, payment, { orderUrl, endsReceipt }, at)
}
