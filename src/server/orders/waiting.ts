import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { waitFilters, waitingFor } from '#contract/order-waits.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { payableDay, type RefundDays } from '#server/payments/index.ts'
import type { Db, Tables } from '#server/platform/database.ts'
import type { OrderRow } from './store.ts'

export type WaitingFor = (typeof waitingFor)[number]
type WaitFilter = (typeof waitFilters)[number]

/** What an order in each status waits for; a refunded one also until its money has left. */
export const waits: Readonly<Record<OrderStatus, WaitingFor>> = {
  PAYMENT_PENDING: 'DEPOSIT',
  PAYMENT_COMPLETED: 'SURVEY',
  CONSULTING_SCHEDULED: 'SHEET',
  RESULT_SENT: 'CUSTOMER',
  CONSULTING_COMPLETED: 'NOTHING',
  CANCELLED: 'NOTHING',
  REFUNDED: 'NOTHING',
}

/** Of orders that are not over, whatever their money does. */
export const openStatuses = (Object.keys(waits) as OrderStatus[]).filter(
  (status) => waits[status] !== 'NOTHING',
)

/** Waits that end by the studio's own hand: such orders are worked off by their deadlines. */
const byHand: readonly WaitingFor[] = ['MONEY', 'DEPOSIT', 'SHEET', 'REFUND']
export const isByHand = (wait: WaitFilter | undefined): boolean =>
  wait === 'STUDIO' || byHand.some((each) => each === wait)

/** What of an order's money waits beside its status. */
interface MoneyWaits {
  readonly refundIsDue: boolean
  /** Taken back, come in part, or refused by the company that should have given it back. */
  readonly moneyIsOdd: boolean
  /** The payment company tells of it by itself. */
  readonly paysOnline: boolean
}

/** Odd money is looked at first; a sheet is written whatever is owed back. */
export function waitOf(
  status: OrderStatus,
  { refundIsDue, moneyIsOdd, paysOnline }: MoneyWaits,
): WaitingFor {
  if (moneyIsOdd) return 'MONEY'
  if (paysOnline && waits[status] === 'DEPOSIT') return 'PAYMENT'
  return refundIsDue && waits[status] !== 'SHEET' ? 'REFUND' : waits[status]
}

type Deadlines = Pick<OrderRow, 'status' | 'payment_due_at' | 'survey_deadline'>

/** When the wait is over, where that is known. `refundDueBy`: by when its refunds must be sent. */
export function waitEndsAt(
  wait: WaitingFor,
  order: Deadlines,
  refundDueBy: Date | null,
): Date | null {
  switch (wait) {
    case 'MONEY':
      return order.status === 'PAYMENT_PENDING' ? order.payment_due_at : refundDueBy
    case 'DEPOSIT':
    case 'PAYMENT':
      return order.payment_due_at
    case 'SURVEY':
      return order.survey_deadline
    case 'REFUND':
      return refundDueBy
    default:
      return null
  }
}

/**
 * What the studio's own work is sorted by, in SQL: its deadline, a refund's before its order's, else
 * since when it waits.
 */
export const dueOrPlaced = (refunds: RefundDays) => sql<Date>`case orders.status
  when 'CONSULTING_SCHEDULED' then orders.placed_at
  else coalesce(${refundDue(refunds)},
    case orders.status when 'PAYMENT_PENDING' then orders.payment_due_at end,
    orders.placed_at) end`

/** By when the earliest refund of an order must be sent; looked up only of those that owe one. */
const refundDue = ({ days, dueBy }: RefundDays) => sql`case when orders.number in (
    select order_number from refunds where status not in ('PAID_OUT', 'WITHDRAWN'))
  then (select min(due.by) from refunds
    join unnest(${days}::text[], ${dueBy}::timestamptz[]) as due (day, by)
      on due.day = ${payableDay}
    where refunds.order_number = orders.number and refunds.status not in ('PAID_OUT', 'WITHDRAWN'))
  end`

/** Whether money of this order is still owed back. */
export const refundIsDue = (it: ExpressionBuilder<Tables, 'orders'>) =>
  it('orders.number', 'in', withRefundDue(it))

export const withRefundDue = (it: ExpressionBuilder<Tables, 'orders'>) =>
  it
    .selectFrom('refunds')
    .select('order_number')
    .where(sql<boolean>`status not in ('PAID_OUT', 'WITHDRAWN')`)

/** Whether somebody has to look at this order's money. Source: docs/rules.md M-6. */
export const moneyIsOdd = (it: ExpressionBuilder<Tables, 'orders'>) =>
  it('orders.number', 'in', withOddMoney(it))

export const withOddMoney = (it: ExpressionBuilder<Tables, 'orders'>) =>
  it
    .selectFrom('payments')
    .select('order_number')
    .where('status', '=', 'TAKEN_BACK')
    .unionAll(it.selectFrom('refunds').select('order_number').where('status', '=', 'FAILED'))
    .unionAll(
      it
        .selectFrom('extra_deposits')
        .select('order_number')
        .where('kind', 'in', ['TOO_LITTLE', 'ON_HOLD'])
        .where('used_at', 'is', null)
        .where('returned_amount', '=', 0),
    )

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
        .where((it) => it('number', 'in', withRefundDue(it).unionAll(withOddMoney(it)))),
    )
    .as('orders')

/** Whether an order's money is waited for at the payment company, not on the studio's own account. */
export const paysOnline = (it: ExpressionBuilder<Tables, 'orders'>) =>
  it('orders.number', 'in', withPaymentOnline(it))

export const withPaymentOnline = (it: ExpressionBuilder<Tables, 'orders'>) =>
  it
    .selectFrom('payments')
    .select('order_number')
    .where('status', '=', sql.lit('WAITING'))
    .where('provider', '<>', sql.lit('bank_transfer'))

/** Orders that wait for this, as a condition: `waitOf` in SQL. */
export function isWaitingFor(
  it: ExpressionBuilder<Tables, 'orders'>,
  wait: WaitFilter,
): Expression<SqlBool> {
  if (wait === 'STUDIO') return it.or(byHand.map((each) => isWaitingFor(it, each)))
  if (wait === 'MONEY') return moneyIsOdd(it)
  const isPlain = it.not(moneyIsOdd(it))
  if (wait === 'REFUND') return it.and([refundIsDue(it), waitsFor(it, 'SHEET', false), isPlain])
  if (wait === 'PAYMENT') {
    return it.and([waitsFor(it, 'DEPOSIT', true), paysOnline(it), isPlain])
  }
  const inStatus = it.and([
    waitsFor(it, wait, true),
    isPlain,
    ...(wait === 'DEPOSIT' ? [it.not(paysOnline(it))] : []),
  ])
  return wait === 'SHEET' ? inStatus : it.and([inStatus, it.not(refundIsDue(it))])
}

function waitsFor(it: ExpressionBuilder<Tables, 'orders'>, wait: WaitingFor, does: boolean) {
  const statuses = (Object.keys(waits) as OrderStatus[]).filter((each) => waits[each] === wait)
  return it('orders.status', does ? 'in' : 'not in', statuses)
}
