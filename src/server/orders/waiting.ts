import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { waitFilters, waitingFor } from '#contract/admin-orders.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Db, Tables } from '#server/platform/database.ts'
import type { OrderRow } from './store.ts'

export type WaitingFor = (typeof waitingFor)[number]
type WaitFilter = (typeof waitFilters)[number]

/** What an order in each status waits for; a refunded one also until its money has left. */
const waits: Readonly<Record<OrderStatus, WaitingFor>> = {
  PAYMENT_PENDING: 'DEPOSIT',
  PAYMENT_COMPLETED: 'SURVEY',
  CONSULTING_SCHEDULED: 'SHEET',
  RESULT_SENT: 'CUSTOMER',
  CONSULTING_COMPLETED: 'NOTHING',
  CANCELLED: 'NOTHING',
  REFUNDED: 'NOTHING',
}

/** Waits that end by the studio's own hand: such orders are worked off by their deadlines. */
const byHand: readonly WaitingFor[] = ['DEPOSIT', 'SHEET', 'REFUND']
export const isByHand = (wait: WaitFilter | undefined): boolean =>
  wait === 'STUDIO' || byHand.some((each) => each === wait)

export const waitOf = (status: OrderStatus, refundIsDue: boolean): WaitingFor =>
  refundIsDue ? 'REFUND' : waits[status]

/** When the wait is over, where that is known. */
export function waitEndsAt(order: OrderRow): Date | null {
  if (order.status === 'PAYMENT_PENDING') return order.payment_due_at
  return order.status === 'PAYMENT_COMPLETED' ? order.survey_deadline : null
}

/** The same of an order that the studio works off, in SQL; else since when it waits. */
export const dueOrPlaced = sql<Date>`case orders.status when 'PAYMENT_PENDING'
  then orders.payment_due_at else orders.placed_at end`

/** Whether money of this order is still owed back. */
export const refundIsDue = (it: ExpressionBuilder<Tables, 'orders'>) =>
  it.exists(
    it
      .selectFrom('refunds')
      .select(sql`1`.as('one'))
      .whereRef('refunds.order_number', '=', 'orders.number')
      .where('refunds.status', '=', 'DUE'),
  )

/** Orders that wait for this, as a condition. */
export function isWaitingFor(
  it: ExpressionBuilder<Tables, 'orders'>,
  wait: WaitFilter,
): Expression<SqlBool> {
  if (wait === 'STUDIO') return it.or(byHand.map((each) => isWaitingFor(it, each)))
  if (wait === 'REFUND') return refundIsDue(it)
  const statuses = (Object.keys(waits) as OrderStatus[]).filter((each) => waits[each] === wait)
  const inStatus = it('orders.status', 'in', statuses)
  return wait === 'NOTHING' ? it.and([inStatus, it.not(refundIsDue(it))]) : inStatus
}

/** How many orders wait for each hand. */
export async function countWaiting(db: Db): Promise<Record<WaitingFor, number>> {
  const counts = { DEPOSIT: 0, SURVEY: 0, SHEET: 0, CUSTOMER: 0, REFUND: 0, NOTHING: 0 }
  const rows = await db
    .selectFrom('orders')
    .select((it) => ['status', it.fn.countAll<number>().as('orders')])
    .groupBy('status')
    .execute()
  const { due } = await db
    .selectFrom('refunds')
    .select((it) => it.fn.countAll<number>().as('due'))
    .where('status', '=', 'DUE')
    .executeTakeFirstOrThrow()
  for (const { status, orders } of rows) counts[waits[status]] += orders
  return { ...counts, REFUND: due, NOTHING: counts.NOTHING - due }
}
