import { sql } from 'kysely'
import { addDays } from '#domain/calendar/seoul-day.ts'
import { defaultLanguage, type Language } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import { orderedProductName } from '#server/catalog/index.ts'
import type { CandidateOrder, FindCandidates } from '#server/money/index.ts'
import type { Db } from '#server/platform/database.ts'
import { candidateNumbers } from './candidate-numbers.ts'

/** Days after its cancellation for which an order is proposed for a deposit. */
const LATE_DAYS = 30
/** Maximum days between placing an order and its automatic cancellation. */
const LONGEST_WAIT_DAYS = 31

/**
 * Finds the orders that these deposits may pay: all with a similar name, the most likely of the
 * same amounts, and possibly others. Their amount is due, or they were cancelled unpaid recently.
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
    .where((eb) =>
      eb.or([
        eb('amount_due', '>', 0),
        eb.and([
          eb('status', '=', 'CANCELLED'),
          eb('paid_at', 'is', null),
          eb(eb.fn.coalesce('ended_at', 'placed_at'), '>', late),
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
