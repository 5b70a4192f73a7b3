import type { Selectable, Updateable } from 'kysely'
import { addDays } from '#domain/calendar/seoul-day.ts'
import { won } from '#domain/money/won.ts'
import type { WaitingOrder } from '#domain/payments/match-deposit.ts'
import { countRows } from '#server/platform/count-rows.ts'
import type { Db } from '#server/platform/database.ts'
import type { OrderRow } from './store.ts'
import type { OrderTables } from './tables.ts'

export type BankRow = Selectable<OrderTables['bank_rows']>

/** How long after its cancellation an order's money is still thought of. */
const LATE_DAYS = 30

export interface Expected extends WaitingOrder {
  readonly customerName: string
  readonly depositorName: string | null
  readonly status: OrderRow['status']
  /** No price is asked for: it is what the customer owes. */
  readonly isDebt: boolean
}

/**
 * Every order whose money may still come: unpaid, taken back, cancelled unpaid not long ago, or one whose
 * customer owes something.
 */
export const expectedOrders = async (db: Db, at: Date): Promise<Expected[]> =>
  (await expectedQuery(db, at).execute()).map(toExpected)

/** This one, if its money may still come. */
export async function expectedOrder(
  db: Db,
  number: string,
  at: Date,
): Promise<Expected | undefined> {
  const row = await expectedQuery(db, at).where('orders.number', '=', number).executeTakeFirst()
  return row && toExpected(row)
}

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
      'payments.depositor_name',
      'payments.amount',
      'payments.status as payment_status',
      'held.held',
      'owed.amount as debt',
    ])
    .distinctOn('orders.number')
    .where((it) =>
      // Parts of a union, so that each takes its own index.
      it(
        'orders.number',
        'in',
        it
          .selectFrom('orders as unpaid')
          .select('unpaid.number')
          .where('unpaid.status', '=', 'PAYMENT_PENDING')
          .union(
            it
              .selectFrom('payments')
              .select('payments.order_number as number')
              .where('payments.status', '=', 'TAKEN_BACK'),
          )
          .union(it.selectFrom('customer_debts').select('customer_debts.order_number as number'))
          .union(
            it
              .selectFrom('orders as cancelled')
              .select('cancelled.number')
              .where('cancelled.status', '=', 'CANCELLED')
              .where('cancelled.paid_at', 'is', null)
              .where('cancelled.placed_at', '>', addDays(at, -LATE_DAYS)),
          ),
      ),
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
    missing: won(isDebt ? row.debt! : Math.max(0, row.amount - Number(row.held ?? 0))),
    names: [contact_name, ...(depositor_name ? [depositor_name] : [])],
    isCancelled: status === 'CANCELLED' && !isDebt,
    isDebt,
  }
}

/** How many were new. */
export async function insertBankRows(
  tx: Db,
  rows: readonly Pick<BankRow, 'fingerprint' | 'amount' | 'depositor' | 'received_at'>[],
  at: Date,
): Promise<number> {
  const added = await tx
    .insertInto('bank_rows')
    .values(rows.map((row) => ({ ...row, state: 'OPEN' as const, brought_at: at })))
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .execute()
  return added.length
}

export async function pageOfBankRows(
  db: Db,
  {
    page,
    size,
    state,
  }: { readonly page: number; readonly size: number; readonly state?: string | undefined },
): Promise<{ readonly rows: BankRow[]; readonly total: number }> {
  const waits = ['OPEN', 'UNKNOWN'] as const
  const found = db.selectFrom('bank_rows').where('state', state === 'DONE' ? 'not in' : 'in', waits)
  const total = await countRows(db, found)
  const rows = await found
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}

/** Locks the row until the transaction ends. */
export const lockBankRow = (tx: Db, id: string): Promise<BankRow | undefined> =>
  tx.selectFrom('bank_rows').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const updateBankRow = (
  tx: Db,
  id: string,
  change: Updateable<OrderTables['bank_rows']>,
): Promise<BankRow> =>
  tx
    .updateTable('bank_rows')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
