import { type SqlBool, sql } from 'kysely'
import type { MoneyQuestion, MoneyTasks } from '#contract/money-tasks.ts'
import { won } from '#domain/money/won.ts'
import { moveOrder, orderStatuses } from '#domain/orders/order-status.ts'
import { resolutionsOf } from '#domain/payments/alarms.ts'
import type { Db } from '#server/platform/database.ts'
import { type AlarmRow, listOpenAlarms } from './alarms.ts'
import { isUndecided } from './undecided.ts'

/** Time without an answer from the provider after which the owner is asked about a refund. */
const STUCK_MS = 24 * 60 * 60_000

/** Lists everything about money that only the owner can decide, the oldest first. */
export async function moneyTasks(db: Db, at: Date): Promise<MoneyTasks> {
  const questions = [
    ...(await unmatched(db)),
    ...(await refunds(db, at)),
    ...(await differences(db)),
    ...(await amountsDue(db)),
    ...(await refundedAtProvider(db)),
  ]
  return {
    questions: questions.sort((a, b) => a.since.localeCompare(b.since)),
    alarms: (await listOpenAlarms(db)).map(toAlarm),
  }
}

async function unmatched(db: Db): Promise<MoneyQuestion[]> {
  const rows = await db
    .selectFrom('receipts')
    .select(['id', 'amount', 'sender', 'method', 'received_at'])
    .where(isUndecided)
    .execute()
  return rows.map(({ id, amount, sender, method, received_at }) => ({
    kind: 'UNMATCHED',
    receipt_id: id,
    amount: won(amount),
    sender,
    method,
    since: received_at.toISOString(),
  }))
}

async function refunds(db: Db, at: Date): Promise<MoneyQuestion[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('receipts', 'receipts.id', 'receipt_id')
    .leftJoin('orders', 'orders.number', 'receipts.order_number')
    .select([
      'refunds.id',
      'refunds.status',
      'refunds.amount',
      'order_number',
      'contact_name',
      'failure',
      'agreed_at',
    ])
    // Literals, since a prepared plan cannot use the index of open refunds for parameters.
    .where(
      sql<SqlBool>`(refunds.status in ('UNCONFIRMED', 'FAILED')
        or refunds.status = 'SENDING' and first_requested_at <= ${new Date(at.getTime() - STUCK_MS)})`,
    )
    .execute()
  return rows.map(({ id, status, amount, order_number, contact_name, failure, agreed_at }) => ({
    kind: status === 'SENDING' ? 'STUCK' : status === 'FAILED' ? 'FAILED' : 'UNCONFIRMED',
    refund_id: id,
    order_number,
    customer_name: contact_name,
    amount: won(amount),
    failure,
    since: agreed_at.toISOString(),
  }))
}

async function differences(db: Db): Promise<MoneyQuestion[]> {
  const rows = await db
    .selectFrom('payment_differences')
    .innerJoin('receipts', 'receipts.id', 'receipt_id')
    .select(['receipt_id', 'order_number', 'theirs', 'ours', 'found_at'])
    .where('accepted_at', 'is', null)
    .execute()
  return rows.map(({ found_at, theirs, ours, ...row }) => ({
    kind: 'DIFFERENCE',
    ...row,
    theirs: won(theirs),
    ours: won(ours),
    since: found_at.toISOString(),
  }))
}

/**
 * Statuses in which an order can be neither cancelled nor refunded, so what is due may be written
 * off.
 */
export const writeOffStatuses = orderStatuses.filter(
  (status) => !moveOrder(status, 'cancel', 'admin') && !moveOrder(status, 'refund', 'admin'),
)

async function amountsDue(db: Db): Promise<MoneyQuestion[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'contact_name', 'amount_due'])
    .select((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom('receipts')
            .select((receipt) => receipt.fn.max('reversed_at').as('at'))
            .whereRef('order_number', '=', 'orders.number'),
          'orders.placed_at',
        )
        .as('since'),
    )
    .where(isDueAgain)
    .where('status', 'in', writeOffStatuses)
    .execute()
  return rows.map(({ number, contact_name, amount_due, since }) => ({
    kind: 'AMOUNT_DUE',
    order_number: number,
    customer_name: contact_name,
    amount: won(amount_due),
    since: since.toISOString(),
  }))
}

/**
 * Finds open orders whose whole price was refunded at the provider. The studio's own allowances
 * have a reason, the provider's have none.
 */
async function refundedAtProvider(db: Db): Promise<MoneyQuestion[]> {
  const { rows } = await sql<{ number: string; contact_name: string; price: number; since: Date }>`
    select number, contact_name, account.price, account.since from orders
    cross join lateral (
      select (sum(amount) filter (where kind = 'PRICE'))::integer as price, sum(amount) as charged,
        (array_agg(reason order by id desc) filter (where kind = 'ALLOWANCE'))[1] as last_reason,
        max(at) as since
      from charges where order_number = orders.number
    ) as account
    where number in (select order_number from charges where kind = 'ALLOWANCE' and reason is null)
      and status <> all (${writeOffStatuses}) and account.charged = 0 and account.last_reason is null
  `.execute(db)
  return rows.map(({ number, contact_name, price, since }) => ({
    kind: 'GIVEN_BACK',
    order_number: number,
    customer_name: contact_name,
    amount: won(price),
    since: since.toISOString(),
  }))
}

/**
 * SQL condition: an amount is due of an order that is not simply unpaid. Few orders, found by their
 * own index.
 */
export const isDueAgain = sql<SqlBool>`(orders.amount_due > 0 and orders.status <> 'PAYMENT_PENDING')`

const toAlarm = (alarm: AlarmRow): MoneyTasks['alarms'][number] => ({
  id: alarm.id,
  kind: alarm.kind,
  order_number: alarm.order_number,
  payment_key: alarm.payment_key,
  amount: alarm.amount === null ? null : won(alarm.amount),
  detail: alarm.detail,
  opened_at: alarm.opened_at.toISOString(),
  resolutions: [...resolutionsOf(alarm.kind)],
})
