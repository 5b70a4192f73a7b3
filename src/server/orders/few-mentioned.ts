import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import {
  endsWithGivenName,
  hasWordWith,
  isGivenName,
  mentions,
} from '#server/platform/text-search.ts'
import { filteredOrders, listedBy } from './filtered-orders.ts'
import { mentionedIn, type Searched } from './mentioned-orders.ts'
import type { OrderRow } from './store.ts'

/** Which of what is found is told, and how many orders may mention it. */
interface Wanted {
  readonly from: number
  readonly most: number
  readonly many: number
}

interface FoundFew {
  readonly numbers: readonly string[]
  /** With those before and after. */
  readonly counted: number
}

/**
 * The filtered orders that mention this in their number, name, address, digits of a phone, or the
 * name that a transfer comes under, as they are listed: found once, for the page and for its count.
 * Null when more than `many` mention it, whatever the filters leave of them.
 */
export async function findFew(db: Db, filters: Searched, wanted: Wanted): Promise<FoundFew | null> {
  const { rows } = await findingFew(db, filters, wanted).execute(db)
  const [{ mentioned, counted, numbers } = { mentioned: 0, counted: 0, numbers: [] }] = rows
  return mentioned > wanted.many ? null : { numbers, counted }
}

interface Row extends FoundFew {
  readonly mentioned: number
}

/**
 * The statement of {@link findFew}. What mentions it is found on its own (`materialized`), and each
 * of it looked up by its number (`lateral`): left to guess how many those are, the planner reads all
 * orders for a few thousand, or all open ones for a handful.
 */
export function findingFew(db: Db, { q, ...filters }: Searched, { from, most, many }: Wanted) {
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined)
  const orders = sql<OrderRow>`(
    select orders.* from found
    cross join lateral (select * from orders where number = found.number limit 1) as orders)`
  const listed = isFiltered ? filteredOrders(db, filters, orders).selectAll() : sql`found`
  return sql<Row>`
    with own as materialized (${mentioningThemselves(db, q, many)}),
    paid as materialized (${paidUnder(db, q, many)}),
    found as materialized (
      select number, placed_at from own
      union all
      select number, placed_at from orders where number in (select number from paid)
    ),
    told as materialized (select count(*) as mentioned from found)
    select (select mentioned from told) as mentioned, count(*) as counted,
      coalesce((array_agg(orders.number order by ${listedBy(filters.waiting_for)}))[${from + 1}::int:${from + most}::int], '{}') as numbers
    from ${listed} as orders
    where (select mentioned from told) <= ${many}`
}

/** All orders that mention this, or more than `many`. Parts of a union, so that each takes its own index. */
function mentioningThemselves(db: Db, q: string, many: number) {
  const orders = db.selectFrom('orders as found').select(['found.number', 'found.placed_at'])
  const some = (part: typeof orders) =>
    db.selectFrom(part.limit(many + 1).as('some')).select(['some.number', 'some.placed_at'])
  const found = some(orders.where(mentionedIn('found', q, inNames(q))))
  if (!isGivenName(q)) return found
  return found.union(some(orders.where(endsWithGivenName('found.contact_name', q))))
}

/** The same of those whose transfer alone does. */
function paidUnder(db: Db, q: string, many: number) {
  const payments = db
    .selectFrom('payments')
    .select('payments.order_number as number')
    .where(sql<boolean>`payments.order_number not in (select number from own)`)
  const some = (part: typeof payments) =>
    db.selectFrom(part.limit(many + 1).as('some')).select('some.number')
  const found = some(payments.where(inNames(q)('payments.depositor_name', q)))
  if (!isGivenName(q)) return found
  return found.union(some(payments.where(endsWithGivenName('payments.depositor_name', q))))
}

/** A given name is looked up where it ends, in an index of its own. */
const inNames = (q: string) => (isGivenName(q) ? hasWordWith : mentions)
