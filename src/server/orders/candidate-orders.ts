import { sql } from 'kysely'
import { addDays } from '#domain/calendar/seoul-day.ts'
import { defaultLanguage, type Language } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import { orderedProductName } from '#server/catalog/index.ts'
import type { CandidateOrder, FindCandidates } from '#server/money/index.ts'
import type { Db } from '#server/platform/database.ts'
import { candidateNumbers } from './candidate-numbers.ts'

/** How long after its cancellation an order's money is still thought of. */
const LATE_DAYS = 30
/** An order that was cancelled since then was placed at most so much earlier. */
const LONGEST_WAIT_DAYS = 31

/**
 * Finds the orders that these deposits may pay: all that are named alike, the likeliest of the same
 * amounts, and perhaps some others. Something is due of them, or they were cancelled unpaid not long ago.
 */
export const findCandidates: FindCandidates = async (
  db,
  deposits,
  at,
  language = defaultLanguage,
) => {
  const late = addDays(at, -LATE_DAYS)
  const numbers = await candidateNumbers(db, deposits, addDays(late, -LONGEST_WAIT_DAYS))
  if (numbers.length === 0) return []
  const orders = await candidatesAmong(db, numbers, late)
  return orders.map((order) => toCandidate(order, language))
}

const candidatesAmong = (db: Db, numbers: readonly string[], late: Date) =>
  db
    .selectFrom('orders')
    .select([
      'number',
      'status',
      'contact_name',
      'contact_phone',
      'product_names',
      'placed_at',
      'depositor_name',
      'amount_due',
      'total_price',
    ])
    .where(sql<boolean>`number = any(${numbers})`)
    .where((it) =>
      it.or([
        it('amount_due', '>', 0),
        it.and([
          it('status', '=', 'CANCELLED'),
          it('paid_at', 'is', null),
          it(it.fn.coalesce('ended_at', 'placed_at'), '>', late),
        ]),
      ]),
    )
    .orderBy('number')
    .execute()

type Row = Awaited<ReturnType<typeof candidatesAmong>>[number]

function toCandidate(order: Row, language: Language): CandidateOrder {
  const { contact_name, depositor_name, amount_due, total_price, status } = order
  return {
    number: order.number,
    status,
    customerName: contact_name,
    depositorName: depositor_name,
    phone: order.contact_phone,
    productName: orderedProductName(language, order),
    placedAt: order.placed_at,
    amountDue: won(amount_due > 0 ? amount_due : total_price),
    names: [contact_name, ...(depositor_name ? [depositor_name] : [])],
    isCancelled: amount_due === 0,
  }
}
