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

interface Cancellation {
  readonly changedBy: ChangedBy
  readonly because: CancellationCause
  /** Shown to the customer. */
  readonly reason: string | null
  /**
   * Part of the paid amount that is refunded, in won; the rest is retained. All of it if absent.
   */
  readonly refundAmount?: Won
  /** Whether the studio has already transferred the refund; the caller records the transfer. */
  readonly isPaidOut?: boolean
  /** Refund account, if it is known. */
  readonly account?: DepositAccount | null
  readonly at: Date
}

/**
 * Ends an order, paid or not: cancels its charges except the fee, refunds what was paid beyond it,
 * releases points, coupon and promotion, and notifies the customer. The caller must hold the
 * order's lock.
 *
 * Refuses ILLEGAL_TRANSITION; REFUND_TOO_LARGE: more than was paid and received.
 */
export async function endOrder(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  { changedBy, because, reason, refundAmount, isPaidOut = false, account, at }: Cancellation,
): Promise<OrderRow> {
  const paid = paidAmountOf(balanceOf(await accountOf(tx, order.number)))
  if (refundAmount !== undefined && refundAmount > paid) refuse('REFUND_TOO_LARGE')
  const fee = won(refundAmount === undefined ? 0 : paid - refundAmount)
  const before = new Set((await refundsOfOrder(tx, order.number)).map(({ id }) => id))
  const move = order.paid_at ? 'refund' : 'cancel'
  const ended = await changeStatus(tx, order, move, changedBy, at, { ended_at: at })
  if (account) await storeRefundAccount(tx, order.number, account, at)
  await postEnded(tx, ended, at)
  const events = moneyEvents(deps, changedBy)
  await cancelCharges(tx, isPaidOut ? notifyOnlineRefundsOnly(events) : events, {
    orderNumber: order.number,
    fee,
    reason,
    at,
  })
  await releaseReductions(tx, order, at)
  // A refund promised before does not announce this cancellation.
  const isPromised = (await refundsOfOrder(tx, order.number)).some(
    (it) => !before.has(it.id) && isOpenRefund(it) && !(isPaidOut && it.paid_by === 'BANK'),
  )
  if (!order.paid_at || !isPromised) await notifyCancelled(tx, ended, { because, fee }, at)
  return ended
}

/** Returns the part of the charged price that was received: the most a cancellation can refund. */
export const paidAmountOf = ({
  charged,
  netReceived,
}: {
  readonly charged: Won
  readonly netReceived: Won
}): Won => won(Math.max(0, Math.min(charged, netReceived)))

/**
 * Releases coupon, points and promotion in the order in which placing an order locks them, so that
 * the two never deadlock.
 */
async function releaseReductions(tx: Db, order: OrderRow, at: Date) {
  if (order.member_coupon_id) await releaseCoupon(tx, order.number)
  if (order.member_id && order.used_points > 0) {
    await restorePoints(tx, { memberId: order.member_id, orderNumber: order.number, at })
  }
  if (order.promotion_code) await releasePromotion(tx, order.number)
}
