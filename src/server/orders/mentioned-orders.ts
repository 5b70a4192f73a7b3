import { sql } from 'kysely'
import { searchedPhoneDigits } from '#domain/accounts/phone.ts'
import type { Db } from '#server/platform/database.ts'
import { mentions, mentionsAddress, mentionsNumber } from '#server/platform/text-search.ts'
import { filteredOrders, inOrder, type OrderFilters } from './filtered-orders.ts'
import { isByHand } from './waiting.ts'

/** Sample size of the newest orders, and threshold, for treating a search term as common. */
const PROBED = 3_000
const OFTEN = 30
/** Number of orders that are read faster than all matches of a common term are found and sorted. */
const FEW_TO_READ = 30_000
/** Additional orders to read per requested match. */
const FEW_TO_READ_EACH = 5

export interface Searched extends OrderFilters {
  readonly q: string
}

/**
 * Whether so many of the newest orders mention this that reading them by and by finds it soon. An
 * index would lead to every order that mentions it before the first is told. A queue of the studio's
 * own work has another order, but stands among the newest all the same. Names of transfers are left
 * out: to look them up takes longer than all else, and mostly they are the customer's own.
 */
export async function areMentionedOften(db: Db, filters: Searched): Promise<boolean> {
  const { waiting_for: wait, ...others } = filters
  const itself = isContactOf(filters.q)
  const among = isByHand(wait) ? others : filters
  const found = await newestMentioning(db, among, OFTEN, PROBED, itself)
  return found.length === OFTEN
}

/** The first `most` numbers of filtered orders that contain a common term; may be fewer. */
export const newestOften = (db: Db, filters: Searched, most: number) =>
  newestMentioning(db, filters, most, most * (PROBED / OFTEN))

/**
 * Like {@link newestOften}, for a term that more orders contain than a list counts: looks through
 * more of the newest orders.
 */
export const newestOfMany = (db: Db, filters: Searched, most: number) =>
  newestMentioning(db, filters, most, Math.max(FEW_TO_READ, most * FEW_TO_READ_EACH))

/** Matches among a limited number of the filtered orders, newest first. */
async function newestMentioning(
  db: Db,
  filters: Searched,
  most: number,
  looked: number,
  does = isMentioned(db, filters.q),
) {
  const columns = ['number', 'contact_name', 'contact_email', 'contact_phone', 'placed_at'] as const
  const newest = inOrder(
    filteredOrders(db, filters).select(columns.map((column) => `orders.${column}` as const)),
    filters.waiting_for,
  )
  const rows = await db
    .selectFrom(newest.limit(looked).as('orders'))
    .select('orders.number')
    .where(does)
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.number')
    .limit(most)
    .execute()
  return rows.map(({ number }) => number)
}

/**
 * Whether an order mentions this at all, be it only in the name that its transfer comes under. That
 * is looked up order by order: as an `exists`, the planner would first collect all payments that
 * have the word, fifty thousand of a family name.
 */
export const isMentioned = (db: Db, q: string) =>
  sql<boolean>`(${mentionedIn('orders', q, mentions)} or ${paidUnder(db, q)
    .where(sql<boolean>`order_number = orders.number`)
    .limit(1)} is not null)`

const paidUnder = (db: Db, q: string) =>
  db.selectFrom('payments').select('order_number').where(mentions('payments.depositor_name', q))

/** The filtered orders that contain a search term; each searched column uses its own index. */
export function mentioned(db: Db, { q, ...filters }: Searched) {
  const some = () =>
    filteredOrders(db, filters).select(['orders.number as number', 'orders.placed_at as placed_at'])
  const itself = isContactOf(q)
  return db
    .with(
      (cte) => cte('found').materialized(),
      () =>
        some()
          .where(itself)
          .unionAll(
            some()
              .where('orders.number', 'in', paidUnder(db, q))
              .where(sql<boolean>`not ${itself}`),
          ),
    )
    .selectFrom('found')
}

/** Whether an order's number or contact details contain this. */
export const isContactOf = (q: string) => mentionedIn('orders', q, mentions)

export function mentionedIn(table: 'orders' | 'found', q: string, inName: typeof mentions) {
  const digits = searchedPhoneDigits(q)
  const parts = [
    mentionsNumber(`${table}.number`, q),
    inName(`${table}.contact_name`, q),
    mentionsAddress(`${table}.contact_email`, q),
    ...(digits ? [mentionsNumber(`${table}.contact_phone`, digits)] : []),
  ]
  return sql<boolean>`(${sql.join(parts, sql` or `)})`
}
