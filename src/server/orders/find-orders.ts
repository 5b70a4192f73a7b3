import { sql } from 'kysely'
import type { z } from 'zod'
import type { listOrders } from '#contract/admin-orders.ts'
import { MOST_COUNTED } from '#contract/page.ts'
import { countRows } from '#server/platform/count-rows.ts'
import type { Db } from '#server/platform/database.ts'
import { findFew } from './few-mentioned.ts'
import { filteredOrders, inOrder, type OrderFilters } from './filtered-orders.ts'
import {
  areMentionedOften,
  isMentioned,
  mentioned,
  newestOfMany,
  newestOften,
} from './mentioned-orders.ts'
import { isByHand, moneyIsOdd, refundIsDue } from './waiting.ts'

/** So many pages after the one that is looked at are counted of what very many orders mention. */
const PAGES_AHEAD = 4

/** Beyond any table's rows and within the bounds of an array of PostgreSQL, which has 32 bits. */
const FARTHEST_ROW = 2_000_000_000

interface FoundPage {
  readonly numbers: readonly string[]
  /** At most one more than `most`, where there are more. */
  readonly counted: number
  readonly most: number
}

/**
 * One page of the filtered orders. What very many mention is read from the newest of them, and
 * counted only as far as the next pages.
 */
export async function findPage(
  db: Db,
  asked: OrderFilters,
  place: Pick<z.output<(typeof listOrders)['query']>, 'page' | 'size'>,
): Promise<FoundPage> {
  const from = Math.min((place.page - 1) * place.size, FARTHEST_ROW)
  const read = await readPage(db, asked, from, place.size)
  if (read) return read
  const few = await findFewOf(db, asked, place.size, from)
  if (few) return { ...few, most: MOST_COUNTED }
  const numbers = await findListed(db, asked, place.size, from)
  return { numbers, counted: await countListedOrders(db, asked), most: MOST_COUNTED }
}

/** Null without words, and where more mention them than a list counts. */
const findFewOf = async (db: Db, { q, ...others }: OrderFilters, most: number, from: number) =>
  q ? findFew(db, { ...others, q }, { from, most, many: MOST_COUNTED }) : null

/** Null where the newest orders do not hold the page and those after it. */
async function readPage(
  db: Db,
  { q, ...others }: OrderFilters,
  from: number,
  size: number,
): Promise<FoundPage | null> {
  const most = from + (1 + PAGES_AHEAD) * size
  if (!q || most > MOST_COUNTED) return null
  const filters = { ...others, q }
  if (!(await areMentionedOften(db, filters))) return null
  if (isByHand(filters.waiting_for)) {
    const all = await findListed(db, filters, MOST_COUNTED + 1)
    return { numbers: all.slice(from, from + size), counted: all.length, most: MOST_COUNTED }
  }
  const found = await newestOften(db, filters, most + 1)
  if (found.length <= most) return null
  return { numbers: found.slice(from, from + size), counted: found.length, most }
}

/** The numbers of the filtered orders, as they are listed: at most so many. */
export async function findNumbers(
  db: Db,
  filters: OrderFilters,
  most: number,
): Promise<readonly string[]> {
  const few = await findFewOf(db, filters, most, 0)
  return few ? few.numbers : findListed(db, filters, most)
}

/** The same after the first `from`, of words that very many mention or of none. */
export async function findListed(
  db: Db,
  { q, ...others }: OrderFilters,
  most: number,
  from = 0,
): Promise<string[]> {
  const wait = others.waiting_for
  if (q && !isByHand(wait)) return findMany(db, { ...others, q }, most, from)
  const listed = inOrder(matching(db, { ...others, q }).select('orders.number'), wait)
  const rows = await listed.limit(most).offset(from).execute()
  return rows.map(({ number }) => number)
}

/** Of words that more orders mention than a list counts. What only older ones do is sorted. */
async function findMany(
  db: Db,
  filters: OrderFilters & { readonly q: string },
  most: number,
  from: number,
): Promise<string[]> {
  const newest = await newestOfMany(db, filters, from + most)
  if (newest.length === from + most) return newest.slice(from)
  const rows = await mentioned(db, filters)
    .select('found.number')
    .orderBy('found.placed_at', 'desc')
    .orderBy('found.number')
    .limit(most)
    .offset(from)
    .execute()
  return rows.map(({ number }) => number)
}

/** What a list tells of an order: what else the row holds is no small part of it. */
const listedColumns = [
  'number',
  'member_id',
  'language',
  'consulting_type',
  'status',
  'subtotal',
  'total_price',
  'contact_name',
  'contact_email',
  'contact_phone',
  'placed_at',
  'payment_due_at',
  'survey_deadline',
  'survey_submitted_at',
  'report_published_at',
] as const

/**
 * The orders of these numbers, in their order, with how their latest payment comes, and whether
 * money is owed back or odd.
 */
export async function ordersNumbered(db: Db, numbers: readonly string[]) {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_number', 'orders.number')
    .select(listedColumns.map((column) => `orders.${column}` as const))
    .where(sql<boolean>`orders.number = any(${numbers})`)
    .select(['payments.provider', 'payments.depositor_name'])
    .select((it) => [refundIsDue(it).as('refund_is_due'), moneyIsOdd(it).as('money_is_odd')])
    .orderBy('payments.attempt')
    .execute()
  const found = new Map(rows.map((row) => [row.number, row]))
  return numbers.flatMap((number) => found.get(number) ?? [])
}

export type ListedOrder = Awaited<ReturnType<typeof ordersNumbered>>[number]

/** At most as many as a list tells of. What is found by words is known to be more of them. */
export async function countListedOrders(db: Db, { q, ...others }: OrderFilters): Promise<number> {
  const isByWordsAlone = Object.values(others).every((filter) => filter === undefined)
  if (isByWordsAlone && q) return MOST_COUNTED + 1
  return q && !isByHand(others.waiting_for)
    ? countRows(db, mentioned(db, { ...others, q }))
    : countRows(db, matching(db, { ...others, q }))
}

const matching = (db: Db, { q, ...filters }: OrderFilters) =>
  filteredOrders(db, filters).$if(q !== undefined, (some) => some.where(isMentioned(db, q!)))
