import { sql } from 'kysely'
import { addDays } from '#domain/calendar/seoul-day.ts'
import { won } from '#domain/money/won.ts'
import type { Candidate } from '#domain/payments/rank-candidates.ts'
import type { Db } from '#server/platform/database.ts'
import { type ArrivedDeposit, numbersOfDeposits } from './numbers-of-deposits.ts'
import type { OrderRow } from './store.ts'

/** How long after its cancellation an order's money is still thought of. */
const LATE_DAYS = 30
/** An order that was cancelled since then was placed at most so much earlier. */
const LONGEST_WAIT_DAYS = 31

export interface Expected extends Candidate {
  readonly customerName: string
  readonly depositorName: string | null
  readonly phone: string
  readonly productName: string
  readonly status: OrderRow['status']
  /** No price is asked for: it is what the customer owes. */
  readonly isDebt: boolean
}

/**
 * Of the orders whose money may still come all that money from these senders may be of, the likeliest
 * of the same amounts, and perhaps some others: unpaid ones, those taken back, cancelled unpaid not
 * long ago, or whose customer owes something. By their numbers.
 */
export async function expectedFrom(
  db: Db,
  senders: readonly string[],
  at: Date,
  deposits: readonly ArrivedDeposit[] = [],
): Promise<Expected[]> {
  const since = addDays(lateSince(at), -LONGEST_WAIT_DAYS)
  const numbers = await numbersOfDeposits(db, senders, deposits, since)
  if (numbers.length === 0) return []
  const rows = await expectedQuery(db, at)
    .where(sql<boolean>`orders.number = any(${numbers})`)
    .execute()
  return rows.map(toExpected)
}

/** This one, if its money may still come. */
export async function expectedOrder(
  db: Db,
  number: string,
  at: Date,
): Promise<Expected | undefined> {
  const row = await expectedQuery(db, at).where('orders.number', '=', number).executeTakeFirst()
  return row && toExpected(row)
}

const lateSince = (at: Date) => addDays(at, -LATE_DAYS)

function expectedQuery(db: Db, at: Date) {
  return db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_number', 'orders.number')
    .leftJoin(
      (held) =>
        held
          .selectFrom('extra_deposits')
          .select(['order_number', (it) => it.fn.sum<number>('amount').as('held')])
          .where('kind', '=', 'TOO_LITTLE')
          .where('used_at', 'is', null)
          .where('returned_amount', '=', 0)
          .groupBy('order_number')
          .as('held'),
      (join) => join.onRef('held.order_number', '=', 'orders.number'),
    )
    .leftJoin('customer_debts as owed', 'owed.order_number', 'orders.number')
    .select([
      'orders.number',
      'orders.status',
      'orders.contact_name',
      'orders.contact_phone',
      'orders.product_name',
      'orders.placed_at',
      'orders.depositor_name',
      'payments.amount',
      'payments.status as payment_status',
      'held.held',
      'owed.amount as debt',
    ])
    .distinctOn('orders.number')
    .where((it) =>
      it.or([
        it('orders.status', '=', 'PAYMENT_PENDING'),
        it('owed.amount', 'is not', null),
        it.exists(
          it
            .selectFrom('payments as back')
            .select('back.order_number')
            .whereRef('back.order_number', '=', 'orders.number')
            .where('back.status', '=', 'TAKEN_BACK'),
        ),
        it.and([
          it('orders.status', '=', 'CANCELLED'),
          it('orders.paid_at', 'is', null),
          it(it.fn.coalesce('orders.ended_at', 'orders.placed_at'), '>', lateSince(at)),
        ]),
      ]),
    )
    .orderBy('orders.number')
    .orderBy('payments.attempt', 'desc')
}

type ExpectedRow = Awaited<ReturnType<ReturnType<typeof expectedQuery>['execute']>>[number]

/** The price is paid first, then what is owed. Source: docs/rules.md M-11. */
function toExpected({
  number,
  status,
  contact_name,
  contact_phone,
  product_name,
  placed_at,
  depositor_name,
  ...row
}: ExpectedRow): Expected {
  const asksPrice = status === 'PAYMENT_PENDING' || row.payment_status === 'TAKEN_BACK'
  const isDebt = row.debt !== null && !asksPrice
  return {
    number,
    status,
    customerName: contact_name,
    depositorName: depositor_name,
    phone: contact_phone,
    productName: product_name,
    placedAt: placed_at,
    missing: won(isDebt ? row.debt! : Math.max(0, row.amount - Number(row.held ?? 0))),
    names: [contact_name, ...(depositor_name ? [depositor_name] : [])],
    isCancelled: status === 'CANCELLED' && !isDebt,
    isDebt,
  }
}
