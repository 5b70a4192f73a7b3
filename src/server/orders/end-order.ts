import { balanceOf } from '#domain/money/order-account.ts'
import { type Won, won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import {
  accountOf,
  cancelCharges,
  isOpenRefund,
  refundsOfOrder,
  storeRefundAccount,
} from '#server/money/index.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { restorePoints } from '#server/points/index.ts'
import type { DepositAccount } from '#server/ports/payment-provider.ts'
import { releaseCoupon, releasePromotion } from '#server/promotions/index.ts'
import { type ChangedBy, changeStatus } from './change-status.ts'
import { moneyEvents, notifyOnlineRefundsOnly } from './money-events.ts'
import { type CancellationCause, notifyCancelled } from './notify-customer.ts'
import { postEnded } from './post-order.ts'
import type { OrderRow } from './store.ts'

interface Ending {
  readonly by: ChangedBy
  readonly because: CancellationCause
  /** Shown to the customer. */
  readonly reason: string | null
  /** What goes back of what was paid; the rest is kept. All of it if absent. */
  readonly refundAmount?: Won
  /** The studio has made its transfers already; whoever calls records them. */
  readonly isPaidOut?: boolean
  /** Where it goes, if that is known. */
  readonly account?: DepositAccount | null
  readonly at: Date
}

/**
 * Ends an order, paid or not: nothing is charged for it any more but what is kept, what was paid beyond
 * that goes back, and so does what it was paid with besides money. Its customer is notified. The order's
 * row must be locked.
 *
 * Refuses ILLEGAL_TRANSITION; REFUND_TOO_LARGE: more than was paid and is here.
 */
export async function endOrder(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  { by, because, reason, refundAmount, isPaidOut = false, account, at }: Ending,
): Promise<OrderRow> {
  const paid = paidAmountOf(balanceOf(await accountOf(tx, order.number)))
  if (refundAmount !== undefined && refundAmount > paid) refuse('REFUND_TOO_LARGE')
  const fee = won(refundAmount === undefined ? 0 : paid - refundAmount)
  const before = new Set((await refundsOfOrder(tx, order.number)).map(({ id }) => id))
  const move = order.paid_at ? 'refund' : 'cancel'
  const ended = await changeStatus(tx, order, move, by, at, { ended_at: at })
  if (account) await storeRefundAccount(tx, order.number, account, at)
  await postEnded(tx, ended, at)
  const events = moneyEvents(deps, by)
  await cancelCharges(tx, isPaidOut ? notifyOnlineRefundsOnly(events) : events, {
    orderNumber: order.number,
    fee,
    reason,
    at,
  })
  await releaseReductions(tx, order, at)
  // A refund that was promised before says nothing of this end.
  const isPromised = (await refundsOfOrder(tx, order.number)).some(
    (it) => !before.has(it.id) && isOpenRefund(it) && !(isPaidOut && it.paid_by === 'BANK'),
  )
  if (!order.paid_at || !isPromised) await notifyCancelled(tx, ended, { because, fee }, at)
  return ended
}

/** What of the charged price is here: what a cancellation may give back. */
export const paidAmountOf = ({
  charged,
  here,
}: {
  readonly charged: Won
  readonly here: Won
}): Won => won(Math.max(0, Math.min(charged, here)))

/** In the order in which orders take them, so that the two never wait for each other. */
async function releaseReductions(tx: Db, order: OrderRow, at: Date) {
  if (order.member_coupon_id) await releaseCoupon(tx, order.number)
  if (order.member_id && order.used_points > 0) {
    await restorePoints(tx, { memberId: order.member_id, orderNumber: order.number, at })
  }
  if (order.promotion_code) await releasePromotion(tx, order.number)
}
