import { type SelectQueryBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { listOrders } from '#contract/admin-orders.ts'
import { MOST_COUNTED } from '#contract/page.ts'
import { searchedPhoneDigits } from '#domain/accounts/phone.ts'
import { endOfSeoulDay, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { countRows } from '#server/platform/count-rows.ts'
import type { Db, Tables } from '#server/platform/database.ts'
import {
  containing,
  endsWithGivenName,
  hasWordWith,
  isGivenName,
  mentions,
} from '#server/platform/text-search.ts'
import {
  dueOrPlaced,
  isByHand,
  isWaitingFor,
  moneyIsOdd,
  openOrders,
  refundIsDue,
} from './waiting.ts'

export type OrderFilters = Omit<z.output<(typeof listOrders)['query']>, 'page' | 'size'>

/** The same with the orders that mention what was looked for, or, where those are many, just that. */
interface SoughtOrders extends OrderFilters {
  readonly numbers?: readonly string[] | undefined
}

/**
 * Finds first and once which orders mention what is looked for. Joined to the list instead, they are
 * found for its rows and for its count, and the planner guesses how many they are, badly. What more
 * orders mention than a list counts is soon found in any: there the list itself is looked through.
 */
export async function seekOrders(
  db: Db,
  { q, ...filters }: OrderFilters,
  many = MOST_COUNTED,
): Promise<SoughtOrders> {
  if (!q) return filters
  const found = await mentioning(db, q, many).execute()
  if (found.length > many) return { ...filters, q }
  return { ...filters, numbers: found.map(({ number }) => number) }
}

/**
 * The filtered orders with whether money is owed back, newest first. A queue of the studio's own
 * work comes by its deadlines; what has none has been waiting since it was ordered.
 */
export const findOrders = (db: Db, filters: SoughtOrders) =>
  inOrder(withMoney(matching(db, filters)), filters)

/** The numbers of the filtered orders, as they are listed. */
export async function findNumbers(db: Db, filters: SoughtOrders, most: number): Promise<string[]> {
  const numbers = matching(db, filters).select('orders.number')
  const rows = await inOrder(numbers, filters).limit(most).execute()
  return rows.map(({ number }) => number)
}

/** The orders of these numbers, in their order. */
export async function ordersNumbered(db: Db, numbers: readonly string[]) {
  const rows = await withMoney(matching(db, { numbers })).execute()
  const found = new Map(rows.map((row) => [row.number, row]))
  return numbers.flatMap((number) => found.get(number) ?? [])
}

type Orders<Row> = SelectQueryBuilder<Tables, 'orders', Row>

const withMoney = <Row>(orders: Orders<Row>) =>
  orders
    .selectAll('orders')
    .select((it) => [refundIsDue(it).as('refund_is_due'), moneyIsOdd(it).as('money_is_odd')])

const inOrder = <Row>(orders: Orders<Row>, { waiting_for: wait }: SoughtOrders) =>
  orders
    .$if(isByHand(wait), (some) => some.orderBy(dueOrPlaced))
    .$if(!isByHand(wait), (some) => some.orderBy('orders.placed_at', 'desc'))
    .orderBy('orders.number')

/** At most as many as a list tells of. What was found by words alone is counted by having found it. */
export async function countListedOrders(db: Db, filters: SoughtOrders): Promise<number> {
  const { numbers, q, ...others } = filters
  const isByWordsAlone = Object.values(others).every((filter) => filter === undefined)
  if (isByWordsAlone && q) return MOST_COUNTED + 1
  return isByWordsAlone && numbers ? numbers.length : countRows(db, matching(db, filters))
}

function matching(db: Db, { status, waiting_for: wait, numbers, q, from, to }: SoughtOrders) {
  let orders = wait === 'STUDIO' ? db.selectFrom(openOrders(db)) : db.selectFrom('orders')
  if (status) orders = orders.where('orders.status', '=', status)
  if (wait) orders = orders.where((it) => isWaitingFor(it, wait))
  if (from) orders = orders.where('orders.placed_at', '>=', startOfSeoulDay(dayOf(from)))
  if (to) orders = orders.where('orders.placed_at', '<=', endOfSeoulDay(dayOf(to)))
  if (numbers) orders = orders.where(sql<boolean>`orders.number = any(${numbers})`)
  if (q) {
    orders = orders.where((it) => {
      const payment = it.selectFrom('payments').whereRef('order_number', '=', 'orders.number')
      const isPaidUnder = it.exists(payment.where(mentions('payments.depositor_name', q)))
      return it.or([mentionedIn('orders', q, mentions), isPaidUnder])
    })
  }
  return orders
}

/**
 * Numbers of the orders that mention this in their number, name, address, digits of a phone, or the
 * name that a transfer comes under: all of them, or more than `many`. Parts of a union, so that each
 * takes its own index.
 */
export function mentioning(db: Db, q: string, many: number) {
  const orders = db.selectFrom('orders as found').select('found.number')
  const payments = db.selectFrom('payments').select('payments.order_number as number')
  const some = <All, In extends keyof All>(
    part: SelectQueryBuilder<All, In, { readonly number: string }>,
  ) => db.selectFrom(part.limit(many + 1).as('some')).select('some.number')
  const inName = isGivenName(q) ? hasWordWith : mentions
  const found = some(orders.where(mentionedIn('found', q, inName))).union(
    some(payments.where(inName('payments.depositor_name', q))),
  )
  if (!isGivenName(q)) return found
  return found
    .union(some(orders.where(endsWithGivenName('found.contact_name', q))))
    .union(some(payments.where(endsWithGivenName('payments.depositor_name', q))))
}

function mentionedIn(table: 'orders' | 'found', q: string, inName: typeof mentions) {
  const digits = searchedPhoneDigits(q)
  const parts = [
    mentions(`${table}.number`, q),
    inName(`${table}.contact_name`, q),
    mentions(`${table}.contact_email`, q),
    ...(digits ? [sql`${sql.ref(`${table}.contact_phone`)} like ${containing(digits)}`] : []),
  ]
  return sql<boolean>`(${sql.join(parts, sql` or `)})`
}

function dayOf(text: string) {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}
