import { sql } from 'kysely'
import type { SettlementRow } from '#contract/admin-money.ts'
import { addMonths, seoulDayOf, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { vatIn } from '#domain/money/vat.ts'
import { won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { readPages } from '#server/platform/read-pages.ts'

const MONTHS = 12

export interface Months {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/**
 * Returns the start and end of a range of months; by default the last twelve, including the current
 * one.
 */
export function periodOf({ from, to }: Months, now: Date) {
  const { year, month } = seoulDayOf(now)
  const last = to ? firstDayOf(to) : { year, month, day: 1 }
  const first = from ? firstDayOf(from) : addMonths(last, 1 - MONTHS)
  return { start: startOfSeoulDay(first), end: startOfSeoulDay(addMonths(last, 1)) }
}

function firstDayOf(text: string) {
  const [year = 0, month = 0] = text.split('-').map(Number)
  return { year, month, day: 1 }
}

type Period = ReturnType<typeof periodOf>

/**
 * Sums sales, discounts, receipts and refunds of each Seoul month that has any, newest first. A
 * receipt counts in the month in which it arrived, a refund in which it was sent. Source:
 * docs/rules.md L-6.
 */
export async function settlements(db: Db, period: Period): Promise<SettlementRow[]> {
  const { rows } = await sql<Omit<SettlementRow, 'net' | 'vat' | 'supply'>>`
    select to_char(day, 'YYYY-MM') as month,
      ${sumOf('ORDER_PAID', 'SALES', 'credit - debit')} as gross,
      ${sumOf('ORDER_PAID', 'COUPON_DISCOUNTS', 'debit - credit')} as coupon,
      ${sumOf('ORDER_PAID', 'PROMOTION_DISCOUNTS', 'debit - credit')} as promotion,
      ${sumOf('ORDER_PAID', 'POINTS_TENDERED', 'debit - credit')} as points,
      ${received} as received,
      ${refunds} as refunds,
      coalesce(sum(credit - debit) filter (where account = 'REFUND_DEDUCTIONS'), 0)::bigint as kept,
      coalesce(sum(debit - credit) filter (where account = 'LATE_INTEREST'), 0)::bigint as interest,
      coalesce(sum(debit - credit) filter (where account = 'BAD_DEBTS'), 0)::bigint as written_off,
      (sum(debit - credit) filter (where account = 'PROVIDER_FEES'))::bigint as fees
    from ledger_by_day
    where ${daysOf(period)} and what <> 'POINTS_MOVED'
    group by month order by month desc
  `.execute(db)
  return rows.map((row) => {
    const net = won(row.received - row.refunds)
    return { ...row, net, vat: vatIn(net), supply: net - vatIn(net) }
  })
}

/** SQL condition: the Seoul days of the period. */
const daysOf = ({ start, end }: Period) => sql`
  day >= (${start}::timestamptz at time zone 'Asia/Seoul')::date
  and day < (${end}::timestamptz at time zone 'Asia/Seoul')::date`

const received = sql<number>`
  coalesce(sum(credit - debit) filter (where account = 'RECEIVABLE'
    and what in ('MONEY_RECEIVED', 'MONEY_REVERSED')), 0)::bigint`

const refunds = sql<number>`
  coalesce(sum(debit - credit) filter (where account = 'RECEIVABLE' and what = 'REFUND_SENT'), 0)::bigint`

/** Returns receipts and refunds of each Seoul day that has any: the days of {@link settlements}. */
export async function moneyByDay(db: Db, period: Period) {
  const { rows } = await sql<{ day: string; revenue: number; refunds: number }>`
    select day::text, ${received} as revenue, ${refunds} as refunds
    from ledger_by_day
    where ${daysOf(period)} and account = 'RECEIVABLE'
    group by day
  `.execute(db)
  return rows
}

const sumOf = (what: string, account: string, signed: 'credit - debit' | 'debit - credit') => sql`
  coalesce(sum(${sql.raw(signed)}) filter (where what = ${what} and account = ${account}), 0)::bigint`

/**
 * Returns every movement of money in a period, oldest first: incoming as debit, outgoing as credit.
 */
export const movements = (db: Db, { start, end }: Period, most: number) =>
  readPages(most, (after: MovementRow | null, size) =>
    movementsOf(db)
      .where('at', '>=', sql<Date>`${after?.exact_at ?? start}::timestamptz`)
      .where('at', '<', end)
      .where(after ? isAfter(after) : sql<boolean>`true`)
      .limit(size)
      .execute(),
  )

const isAfter = ({ exact_at, entry_id, position }: MovementRow) => sql<boolean>`
  (at, entry_id, position) > (${exact_at}::timestamptz, ${entry_id}::bigint, ${position}::smallint)`

const movementsOf = (db: Db) =>
  db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_lines', 'entry_id', 'ledger_entries.id')
    .select(['entry_id', 'position', 'at', 'what', 'order_number', 'part', 'debit', 'credit'])
    // JavaScript dates have milliseconds, the database has microseconds.
    .select(sql<string>`at::text`.as('exact_at'))
    .where('account', '=', 'RECEIVED')
    .orderBy('at')
    .orderBy('entry_id')
    .orderBy('position')

type MovementRow = Awaited<ReturnType<ReturnType<typeof movementsOf>['execute']>>[number]
