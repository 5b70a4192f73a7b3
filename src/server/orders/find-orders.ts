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

/** Number of pages counted ahead of the current one for very common search terms. */
const PAGES_AHEAD = 4

/** A limit above any table's rows and within 32 bits, which PostgreSQL arrays require. */
const FARTHEST_ROW = 2_000_000_000

interface FoundPage {
  readonly numbers: readonly string[]
  /** Number of matches, at most `most` + 1. */
  readonly counted: number
  readonly most: number
}

/**
 * Returns one page of the filtered orders. Matches of a very common search term are read from the
 * newest orders and counted only for the next pages.
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

/**
 * Finds all matches of a rare search term; null without a term, or with more matches than a list
 * counts.
 */
const findFewOf = async (db: Db, { q, ...others }: OrderFilters, most: number, from: number) =>
  q ? findFew(db, { ...others, q }, { from, most, many: MOST_COUNTED }) : null

/** Reads a page from the newest orders; null if they do not contain it and the pages after it. */
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

/** Numbers of the filtered orders in list order, up to a limit. */
export async function findNumbers(
  db: Db,
  filters: OrderFilters,
  most: number,
): Promise<readonly string[]> {
  const few = await findFewOf(db, filters, most, 0)
  return few ? few.numbers : findListed(db, filters, most)
}

/**
 * Numbers of the filtered orders after the first `from`, without a search term or for a very common
 * one.
 */
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

/**
 * Finds matches of a search term that more orders contain than a list counts. Matches outside the
 * newest orders are sorted.
 */
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

/** Columns that a list shows; reading whole rows would be much slower. */
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
 * Loads orders by number, in the given order, with their latest payment method and whether a refund
 * or another deposit is open.
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
