import { sql } from 'kysely'
import type { z } from 'zod'
import type { listOrders } from '#contract/admin-orders.ts'
import { mostCounted, rowsAhead } from '#contract/page.ts'
import { refundDays } from '#server/money/index.ts'
import { countRows } from '#server/platform/count-rows.ts'
import type { Db } from '#server/platform/database.ts'
import { hasWords } from '#server/platform/text-search.ts'
import { consultantColumn } from './consultants.ts'
import { filteredOrders, type OrderFilters, sortOrders } from './filtered-orders.ts'
import type { OrderRow } from './store.ts'
import { isStudioWork } from './waiting.ts'

/** A search term is common if at least OFTEN of the first PROBED orders of the list match it. */
const PROBED = 1_000
const OFTEN = 10
/** Matches of a common search are read from the first orders up to this one, later ones from the index. */
const FARTHEST_COMMON = 10_000
/** A limit above any table's rows, within the 32 bits of PostgreSQL's `offset`. */
const FARTHEST_ROW = 2_000_000_000

interface FoundPage {
  readonly numbers: readonly string[]
  /** Number of matching orders, at most `most` + 1. */
  readonly counted: number
  readonly most: number
}

/**
 * Returns one page of the filtered orders. Matches of a common search term are read from the first
 * orders of the list and counted only for the next pages, since the index would first collect all
 * of them. The studio's own work is short enough to be read completely.
 */
export async function findPage(
  db: Db,
  query: OrderFilters,
  { page, size }: Pick<z.output<(typeof listOrders)['query']>, 'page' | 'size'>,
): Promise<FoundPage> {
  const filters = await withRefundDays(db, query)
  const from = Math.min((page - 1) * size, FARTHEST_ROW)
  const most = mostCounted({ page, size })
  if (filters.q && isStudioWork(filters.waiting_for)) {
    const all = await numbersAmongFirst(db, filters, FARTHEST_ROW, most + 1)
    return { numbers: all.slice(from, from + size), counted: all.length, most }
  }
  const ahead = rowsAhead({ page, size })
  if (filters.q && ahead <= FARTHEST_COMMON && (await isCommonTerm(db, filters))) {
    const first = await numbersAmongFirst(db, filters, (ahead * PROBED) / OFTEN, ahead + 1)
    const numbers = first.slice(from, from + size)
    if (first.length > ahead) return { numbers, counted: first.length, most: ahead }
  }
  const numbers = await findNumbers(db, filters, size, from)
  return { numbers, counted: await countRows(db, matching(db, filters), most), most }
}

/** Adds the deadlines by which the studio's own work is sorted. */
const withRefundDays = async (db: Db, query: OrderFilters): Promise<OrderFilters> =>
  isStudioWork(query.waiting_for) && !query.refundDays
    ? { ...query, refundDays: await refundDays(db) }
    : query

/** Returns the numbers of the newest orders that match a search. */
export async function findNewestNumbers(
  db: Db,
  filters: OrderFilters,
  most: number,
): Promise<readonly string[]> {
  const first = await numbersAmongFirst(db, filters, PROBED, most)
  return first.length < most ? findNumbers(db, filters, most) : first
}

const isCommonTerm = async (db: Db, filters: OrderFilters): Promise<boolean> =>
  (await numbersAmongFirst(db, filters, PROBED, OFTEN)).length === OFTEN

/** Returns at most `most` matches among the first `looked` of the filtered orders, in the list's order. */
async function numbersAmongFirst(
  db: Db,
  { q = '', ...filters }: OrderFilters,
  looked: number,
  most: number,
): Promise<readonly string[]> {
  const first = sortOrders(filteredOrders(db, filters), filters)
    .select(['orders.number', 'orders.search_text'])
    .limit(looked)
  const rows = await db
    .selectFrom(first.as('first'))
    .select('number')
    .where(hasWords('first.search_text', q))
    .limit(most)
    .execute()
  return rows.map(({ number }) => number)
}

/** Returns at most `most` numbers of the filtered orders after the first `from`, in the list's order. */
export async function findNumbers(
  db: Db,
  query: OrderFilters,
  most: number,
  from = 0,
): Promise<readonly string[]> {
  const filters = await withRefundDays(db, query)
  const rows = await sortOrders(matching(db, filters).select('orders.number'), filters)
    .limit(most)
    .offset(from)
    .execute()
  return rows.map(({ number }) => number)
}

/**
 * The filtered orders that match the search. `offset 0` keeps the planner from merging the search into
 * the rest: it would guess the number of matches and read all orders instead of the index.
 */
export function matching(db: Db, { q, ...filters }: OrderFilters) {
  if (!q) return filteredOrders(db, filters)
  const found = sql<OrderRow>`(select * from orders where ${hasWords('search_text', q)} offset 0)`
  return filteredOrders(db, filters, found)
}

/** Columns that a list shows; the other columns of a row are large. */
const listedColumns = [
  'number',
  'member_id',
  'language',
  'consulting_type',
  'product_id',
  'product_names',
  'status',
  'subtotal',
  'total_price',
  'amount_due',
  'payment_provider',
  'contact_name',
  'contact_email',
  'contact_phone',
  'depositor_name',
  'placed_at',
  'payment_due_at',
  'survey_deadline',
  'due_at',
  'due_paused_at',
  'survey_submitted_at',
  'survey_changed_at',
  'work_began_at',
  'report_published_at',
] as const

/** Returns the orders with these numbers, in this order. */
export async function ordersNumbered(db: Db, numbers: readonly string[]) {
  const rows = await db
    .selectFrom('orders')
    .select(listedColumns)
    .select(consultantColumn)
    .where(sql<boolean>`number = any(${numbers})`)
    .execute()
  const found = new Map(rows.map((row) => [row.number, row]))
  return numbers.flatMap((number) => found.get(number) ?? [])
}

export type ListedOrder = Awaited<ReturnType<typeof ordersNumbered>>[number]
