import { type RawBuilder, sql } from 'kysely'
import { addDays } from '#domain/calendar/seoul-day.ts'
import { normalizeName } from '#domain/payments/match-deposit.ts'
import { MOST_CANDIDATES } from '#domain/payments/rank-candidates.ts'
import { type IncomingDeposit, isDueAgain } from '#server/money/index.ts'
import type { Db } from '#server/platform/database.ts'

/**
 * Returns the numbers of orders that these deposits may pay, whatever the amount: everything that
 * `depositMatcher` may find among unpaid orders, orders cancelled and placed after `since`, and
 * orders with an amount due again; and possibly others. Includes the orders of each deposit's own
 * amount that were placed last before it. Uses indexes, so the number of waiting orders does not
 * matter.
 *
 * A union of parts, so that each uses its own index; names are matched first (`offset 0`), since
 * the planner would otherwise read all waiting orders. `status in` matches the indexes' condition.
 */
export async function candidateNumbers(
  db: Db,
  deposits: readonly IncomingDeposit[],
  since: Date,
): Promise<string[]> {
  if (deposits.length === 0) return []
  const { rows } = await candidateNumbersQuery(deposits, since).execute(db)
  return rows.map(({ number }) => number)
}

/** Builds the statement of {@link candidateNumbers}. */
export function candidateNumbersQuery(deposits: readonly IncomingDeposit[], since: Date) {
  const names = [...new Set(deposits.map(({ depositor }) => normalizeName(depositor)))].filter(
    Boolean,
  )
  const within = [...new Set(names.flatMap(namesWithin))]
  const around = names.filter((name) => name.length >= SHORTEST_WITHIN && READABLE.test(name))
  const orders = (name: RawBuilder<unknown>) => sql`
    select number from (
      select number, status, placed_at from orders
      where ${name} and status in ('PAYMENT_PENDING', 'CANCELLED') offset 0
    ) as found where status = 'PAYMENT_PENDING' or placed_at > ${since}`
  const forEachText = (texts: readonly string[], found: RawBuilder<unknown>) => sql`
    select found.* from unnest(${texts}::text[]) as text cross join lateral (${found}) as found`
  return sql<{ number: string }>`
    ${forEachText(within, orders(sql`normalize_name(contact_name) = text`))}
    union ${forEachText(within, orders(sql`normalize_name(number) = text`))}
    union ${forEachText(around, orders(sql`letter_pairs(normalize_name(contact_name)) @> letter_pairs(text)`))}
    union ${orders(sql`normalize_name(contact_name) is null`)}
    union ${forEachText(within, orders(sql`depositor_name is not null and normalize_name(depositor_name) = text`))}
    union ${forEachText(around, orders(sql`depositor_name is not null and letter_pairs(normalize_name(depositor_name)) @> letter_pairs(text)`))}
    union ${orders(sql`depositor_name is not null and normalize_name(depositor_name) is null`)}
    union select number from orders where ${isDueAgain}
    ${ofSameAmount(deposits, since)}`
}

/** A bank may name only the day, and a customer may order after the transfer on that day. */
const ORDERED_AFTER_DAYS = 1

/** Selects, for each deposit, the orders of its amount that were placed last before it. */
function ofSameAmount(deposits: readonly IncomingDeposit[], since: Date) {
  const amounts = deposits.map(({ amount }) => amount)
  const until = deposits.map(({ receivedAt }) => addDays(receivedAt, ORDERED_AFTER_DAYS))
  const placed = (isOfAmount: RawBuilder<unknown>) => sql`
    select found.number from unnest(${amounts}::int[], ${until}::timestamptz[]) as deposit (amount, until)
    cross join lateral (
      select number from orders
      where ${isOfAmount} and placed_at <= deposit.until and placed_at > ${since}
      order by placed_at desc limit ${MOST_CANDIDATES}
    ) as found`
  return sql`
    union ${placed(sql`status = 'PAYMENT_PENDING' and amount_due = deposit.amount`)}
    union ${placed(sql`status = 'CANCELLED' and paid_at is null and total_price = deposit.amount`)}`
}

/** Characters that `normalize_name` returns. */
const READABLE = /^[가-힣a-z0-9]*$/

/** Shortest similar name, as in `isSimilarToAny` of the matching rule. */
const SHORTEST_WITHIN = 2

/** Returns the normalized name and every part of it that may be a name or a number. */
function namesWithin(name: string): string[] {
  const parts = [name]
  for (let from = 0; from < name.length; from++) {
    for (let to = from + SHORTEST_WITHIN; to <= name.length; to++) parts.push(name.slice(from, to))
  }
  return parts.filter((part) => READABLE.test(part))
}
