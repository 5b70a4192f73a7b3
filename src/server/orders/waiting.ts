import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { waitFilters, waitingFor } from '#contract/order-waits.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { isDueAgain, openRefundRows, type RefundDays } from '#server/money/index.ts'
import type { Db, Tables } from '#server/platform/database.ts'
import type { OrderRow } from './store.ts'

export type WaitingFor = (typeof waitingFor)[number]
type WaitFilter = (typeof waitFilters)[number]

/** What an order in each status waits for; a refunded one also until its money has left. */
export const waitByStatus: Readonly<Record<OrderStatus, WaitingFor>> = {
  PAYMENT_PENDING: 'DEPOSIT',
  PAYMENT_COMPLETED: 'SURVEY',
  CONSULTING_SCHEDULED: 'SHEET',
  RESULT_SENT: 'CUSTOMER',
  CONSULTING_COMPLETED: 'NOTHING',
  CANCELLED: 'NOTHING',
  REFUNDED: 'NOTHING',
}

/** Of orders that are not over, whatever their money does. */
export const openStatuses = (Object.keys(waitByStatus) as OrderStatus[]).filter(
  (status) => waitByStatus[status] !== 'NOTHING',
)

/** Waits that end by the studio's own hand: such orders are worked off by their deadlines. */
const studioWaits: readonly WaitingFor[] = ['DEPOSIT', 'SHEET', 'REFUND']
export const isStudioWork = (wait: WaitFilter | undefined): boolean =>
  wait === 'STUDIO' || studioWaits.some((each) => each === wait)

/** What of an order's money waits beside its status. */
interface MoneyWaits {
  readonly amountDue: number
  readonly hasOpenRefund: boolean
  /** The provider reports its payment by itself. */
  readonly isPaidOnline: boolean
}

/** What is due comes first; a sheet is written whatever is to be sent back. */
export function waitOf(
  status: OrderStatus,
  { amountDue, hasOpenRefund, isPaidOnline }: MoneyWaits,
): WaitingFor {
  if (amountDue > 0) return isPaidOnline ? 'PAYMENT' : 'DEPOSIT'
  return hasOpenRefund && waitByStatus[status] !== 'SHEET' ? 'REFUND' : waitByStatus[status]
}

type Deadlines = Pick<OrderRow, 'status' | 'payment_due_at' | 'survey_deadline' | 'due_at'>

/** When the wait is over, where that is known. `refundDueBy`: by when its refunds must be sent. */
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
 * What the studio's own work is sorted by, in SQL: its deadline (a sheet's is its promised day), a refund's
 * before its order's, else since when it waits.
 */
export const deadlineOrPlacedAt = (refunds: RefundDays) => sql<Date>`case orders.status
  when 'CONSULTING_SCHEDULED' then orders.due_at
  else coalesce(${refundDue(refunds)},
    case orders.status when 'PAYMENT_PENDING' then orders.payment_due_at end,
    orders.placed_at) end`

/** By when the earliest open refund of an order must be sent; looked up only of those that have one. */
const refundDue = ({
  days,
  dueBy,
}: RefundDays) => sql`case when orders.number in ${ordersWithOpenRefund}
  then (select min(due.by) from ${openRefundRows} as open
    join unnest(${days}::text[], ${dueBy}::timestamptz[]) as due (day, by) on due.day = open.day
    where open.order_number = orders.number)
  end`

/** Whether money of this order is still to be sent back. */
export const hasOpenRefund = (it: ExpressionBuilder<Tables, 'orders'>) =>
  it('orders.number', 'in', ordersWithOpenRefund)

export const ordersWithOpenRefund = sql<string>`(select order_number from ${openRefundRows} as open
  where order_number is not null)`

/**
 * The orders that wait for anybody at all, to select from. Each part takes its own index, so that
 * millions of orders which are over are not looked at.
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

/** Whether an order's money is waited for at the provider, not on the studio's own account. */
export const isPaidOnline = sql<SqlBool>`(orders.payment_provider <> 'bank_transfer')`

/** Orders that wait for this, as a condition: `waitOf` in SQL. */
export function isWaitingFor(
  it: ExpressionBuilder<Tables, 'orders'>,
  wait: WaitFilter,
): Expression<SqlBool> {
  if (wait === 'STUDIO') return it.or(studioWaits.map((each) => isWaitingFor(it, each)))
  const isDue = it.or([it('orders.status', '=', 'PAYMENT_PENDING'), isDueAgain])
  if (wait === 'DEPOSIT') return it.and([isDue, it.not(isPaidOnline)])
  if (wait === 'PAYMENT') return it.and([isDue, isPaidOnline])
  if (wait === 'REFUND') {
    return it.and([hasOpenRefund(it), waitsFor(it, 'SHEET', false), it.not(isDue)])
  }
  const inStatus = it.and([waitsFor(it, wait, true), it.not(isDueAgain)])
  return wait === 'SHEET' ? inStatus : it.and([inStatus, it.not(hasOpenRefund(it))])
}

function waitsFor(it: ExpressionBuilder<Tables, 'orders'>, wait: WaitingFor, does: boolean) {
  const statuses = (Object.keys(waitByStatus) as OrderStatus[]).filter(
    (each) => waitByStatus[each] === wait,
  )
  return it('orders.status', does ? 'in' : 'not in', statuses)
}
