import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { waitFilters, waitingFor } from '#contract/order-waits.ts'
import { keysOf } from '#domain/collections/records.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { isDueAgain, openRefundRows, type RefundDays } from '#server/money/index.ts'
import type { Db, Tables } from '#server/platform/database.ts'
import type { OrderRow } from './store.ts'

export type WaitingFor = (typeof waitingFor)[number]
type WaitFilter = (typeof waitFilters)[number]

/** What an order in each status waits for. A refund that is not sent yet is a wait of its own. */
export const waitByStatus: Readonly<Record<OrderStatus, WaitingFor>> = {
  PAYMENT_PENDING: 'DEPOSIT',
  PAYMENT_COMPLETED: 'SURVEY',
  CONSULTING_SCHEDULED: 'SHEET',
  RESULT_SENT: 'CUSTOMER',
  CONSULTING_COMPLETED: 'NOTHING',
  CANCELLED: 'NOTHING',
  REFUNDED: 'NOTHING',
}

/** Statuses of orders that are not finished, whatever their money. */
export const openStatuses = keysOf(waitByStatus).filter(
  (status) => waitByStatus[status] !== 'NOTHING',
)

/** Waits that only the studio can end; such orders are sorted by deadline. */
const studioWaits: readonly WaitingFor[] = ['DEPOSIT', 'SHEET', 'REFUND']
export const isStudioWork = (wait: WaitFilter | undefined): boolean =>
  wait === 'STUDIO' || studioWaits.some((studioWait) => studioWait === wait)

/** What an order waits for besides its status. */
interface OtherWaits {
  readonly amountDue: number
  readonly hasOpenRefund: boolean
  /** The provider reports its payment by itself. */
  readonly isPaidOnline: boolean
  /** The customer was asked for a photo. */
  readonly isPaused: boolean
}

/**
 * Returns what an order waits for. An amount due comes first; writing a sheet, or the photo for it,
 * comes before a refund.
 */
export function waitOf(
  status: OrderStatus,
  { amountDue, hasOpenRefund, isPaidOnline, isPaused }: OtherWaits,
): WaitingFor {
  if (amountDue > 0) return isPaidOnline ? 'PAYMENT' : 'DEPOSIT'
  if (waitByStatus[status] === 'SHEET') return isPaused ? 'PHOTO' : 'SHEET'
  return hasOpenRefund ? 'REFUND' : waitByStatus[status]
}

type Deadlines = Pick<OrderRow, 'status' | 'payment_due_at' | 'survey_deadline' | 'due_at'>

/** Returns the deadline of the wait, if known. `refundDueBy`: the deadline of its refunds. */
export function waitEndsAt(
  wait: WaitingFor,
  order: Deadlines,
  refundDueBy: Date | null,
): Date | null {
  switch (wait) {
    case 'DEPOSIT':
    case 'PAYMENT':
      return order.status === 'PAYMENT_PENDING' ? order.payment_due_at : null
    case 'SURVEY':
      return order.survey_deadline
    case 'SHEET':
      return order.due_at
    case 'REFUND':
      return refundDueBy
    default:
      return null
  }
}

/**
 * SQL by which the studio's own work is sorted: the deadline (of a sheet, its due day; a
 * refund's before its order's), otherwise when the order was placed.
 */
export const deadlineOrPlacedAt = (refunds: RefundDays) => sql<Date>`case orders.status
  when 'CONSULTING_SCHEDULED' then orders.due_at
  else coalesce(${refundDue(refunds)},
    case orders.status when 'PAYMENT_PENDING' then orders.payment_due_at end,
    orders.placed_at) end`

/**
 * SQL for the earliest deadline of an order's open refunds; evaluated only for orders that have
 * one.
 */
const refundDue = ({
  days,
  dueBy,
}: RefundDays) => sql`case when orders.number in ${ordersWithOpenRefund}
  then (select min(due.by) from ${openRefundRows} as open
    join unnest(${days}::text[], ${dueBy}::timestamptz[]) as due (day, by) on due.day = open.day
    where open.order_number = orders.number)
  end`

/** SQL condition: money of this order is still to be refunded. */
export const hasOpenRefund = (eb: ExpressionBuilder<Tables, 'orders'>) =>
  eb('orders.number', 'in', ordersWithOpenRefund)

export const ordersWithOpenRefund = sql<string>`(select order_number from ${openRefundRows} as open
  where order_number is not null)`

/**
 * Selects the orders that wait for anything. Each part uses its own index, so millions of finished
 * orders are not read.
 */
export const openOrders = (db: Db) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('status', 'in', openStatuses)
    .unionAll(
      db
        .selectFrom('orders')
        .selectAll()
        .where('status', 'not in', openStatuses)
        .where(
          sql<SqlBool>`number in (${ordersWithOpenRefund} union all select number from orders where ${isDueAgain})`,
        ),
    )
    .as('orders')

/** The provider reports the payment itself. */
export const isPaidOnline = sql<SqlBool>`(orders.payment_provider <> 'bank_transfer')`

/** SQL condition of `waitOf`: the order waits for this. */
export function isWaitingFor(
  eb: ExpressionBuilder<Tables, 'orders'>,
  wait: WaitFilter,
): Expression<SqlBool> {
  if (wait === 'STUDIO') return eb.or(studioWaits.map((studioWait) => isWaitingFor(eb, studioWait)))
  const isDue = eb.or([eb('orders.status', '=', 'PAYMENT_PENDING'), isDueAgain])
  if (wait === 'DEPOSIT') return eb.and([isDue, eb.not(isPaidOnline)])
  if (wait === 'PAYMENT') return eb.and([isDue, isPaidOnline])
  if (wait === 'REFUND') {
    return eb.and([hasOpenRefund(eb), waitsFor(eb, 'SHEET', false), eb.not(isDue)])
  }
  if (wait === 'SHEET' || wait === 'PHOTO') {
    const isPaused = eb('orders.due_paused_at', 'is not', null)
    const isWritten = eb.and([waitsFor(eb, 'SHEET', true), eb.not(isDueAgain)])
    return eb.and([isWritten, wait === 'PHOTO' ? isPaused : eb.not(isPaused)])
  }
  const inStatus = eb.and([waitsFor(eb, wait, true), eb.not(isDueAgain)])
  return eb.and([inStatus, eb.not(hasOpenRefund(eb))])
}

function waitsFor(eb: ExpressionBuilder<Tables, 'orders'>, wait: WaitingFor, isExpected: boolean) {
  const statuses = keysOf(waitByStatus).filter((status) => waitByStatus[status] === wait)
  return eb('orders.status', isExpected ? 'in' : 'not in', statuses)
}
