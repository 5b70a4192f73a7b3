import { eraseAt } from '#domain/accounts/retention.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Deps } from '#server/deps.ts'
import { eraseReceiptNumbers } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { deleteRepliesAboutOrders } from '#server/platform/idempotency.ts'
import { refuse } from '#server/platform/refusal.ts'
import { endOrder } from './end-order.ts'
import type { OrderRow } from './store.ts'
import { hasOpenRefund } from './waiting.ts'

/** Statuses of orders that are paid and not finished. */
const unfinishedStatuses: readonly OrderStatus[] = [
  'PAYMENT_COMPLETED',
  'CONSULTING_SCHEDULED',
  'RESULT_SENT',
]

/**
 * Prepares a member's orders for closing the account: cancels unpaid ones and erases the contacts
 * of all. Returns the contacts as records that the law requires to retain separately.
 *
 * Refuses OPEN_ORDER with `order_numbers`: an order is paid and unfinished, money is owed or held,
 * or a refund is unconfirmed.
 */
export const anonymizeOrders =
  (deps: Pick<Deps, 'publicUrl'>) => async (tx: Db, memberId: string, at: Date) => {
    const orders = await lockOrdersOf(tx, memberId)
    const unfinished = orders.filter(
      ({ status, amount_due, refund_is_open, is_unconfirmed, has_money }) =>
        unfinishedStatuses.includes(status) ||
        refund_is_open ||
        is_unconfirmed ||
        (status === 'PAYMENT_PENDING' ? has_money : amount_due > 0),
    )
    if (unfinished.length > 0) {
      refuse('OPEN_ORDER', { order_numbers: unfinished.map(({ number }) => number) })
    }
    for (const order of orders) {
      if (order.status !== 'PAYMENT_PENDING') continue
      const changedBy = { actor: 'buyer', id: memberId } as const
      await endOrder(deps, tx, order, { changedBy, because: 'CUSTOMER', reason: null, at })
    }
    await anonymizeContacts(tx, orders)
    return { retained: orders.map((order) => recordOf(order, at)) }
  }

/**
 * Locks a member's orders and returns them with what is known about their money. That is read by a second
 * statement: the first sees other tables as they were before it waited for a lock.
 */
async function lockOrdersOf(tx: Db, memberId: string) {
  const own = tx.selectFrom('orders').where('member_id', '=', memberId).orderBy('id')
  await own.select('id').forUpdate().execute()
  return own
    .selectAll()
    .select((eb) => [
      hasOpenRefund(eb).as('refund_is_open'),
      eb
        .exists(
          eb
            .selectFrom('refunds')
            .innerJoin('receipts', 'receipts.id', 'receipt_id')
            .select('refunds.id')
            .whereRef('order_number', '=', 'orders.number')
            .where('refunds.status', '=', 'UNCONFIRMED'),
        )
        .as('is_unconfirmed'),
      eb
        .exists(
          eb
            .selectFrom('receipts')
            .select('receipts.id')
            .whereRef('order_number', '=', 'orders.number')
            .where('reversed_at', 'is', null),
        )
        .as('has_money'),
    ])
    .execute()
}

async function anonymizeContacts(tx: Db, orders: readonly OrderRow[]) {
  if (orders.length === 0) return
  const ids = orders.map(({ id }) => id)
  const numbers = orders.map(({ number }) => number)
  await eraseReceiptNumbers(tx, numbers)
  await deleteRepliesAboutOrders(tx, numbers)
  await tx.deleteFrom('guest_tokens').where('order_id', 'in', ids).execute()
  await tx
    .updateTable('orders')
    .set({
      contact_name: '',
      contact_email: '',
      contact_phone: '',
      postal_code: null,
      basic_address: null,
      detailed_address: null,
      delivery_message: null,
    })
    .where('id', 'in', ids)
    .execute()
}

const recordOf = (order: OrderRow, at: Date) => ({
  kind: 'order' as const,
  subject: order.number,
  content: {
    name: order.contact_name,
    email: order.contact_email,
    phone: order.contact_phone,
    postal_code: order.postal_code,
    basic_address: order.basic_address,
    detailed_address: order.detailed_address,
  },
  eraseAt: eraseAt('order', order.completed_at ?? order.ended_at ?? at),
})
