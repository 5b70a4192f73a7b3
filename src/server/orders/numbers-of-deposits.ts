import { type RawBuilder, sql } from 'kysely'
import { addDays } from '#domain/calendar/seoul-day.ts'
import { squeezed } from '#domain/payments/match-deposit.ts'
import { MOST_CANDIDATES } from '#domain/payments/rank-candidates.ts'
import type { Db } from '#server/platform/database.ts'

/**
 * Numbers of the orders that money from these senders may be of, whatever its amount: all that
 * `depositMatcher` may find for them among the unpaid, those cancelled and placed since then, those
 * whose payment was taken back, and those whose customer owes something; and some others. What was
 * taken back and what is owed is little, and taken as a whole; so are names whose letters only the
 * rule can read. Of each deposit's own amount the orders placed last before it are among them, whoever
 * sent it. The others are looked up by index, so that it does not matter how many wait.
 *
 * Parts of a union, so that each takes its own index, and by names before anything else (`offset 0`):
 * left to choose, the planner reads all that wait. `status in` is as the indexes have it.
 */
export async function numbersOfDeposits(
  db: Db,
  senders: readonly string[],
  deposits: readonly ArrivedDeposit[],
  since: Date,
): Promise<string[]> {
  if (senders.length === 0) return []
  const { rows } = await findingNumbers(senders, deposits, since).execute(db)
  return rows.map(({ number }) => number)
}

/** The statement of {@link numbersOfDeposits}. */
export function findingNumbers(
  senders: readonly string[],
  deposits: readonly ArrivedDeposit[],
  since: Date,
) {
  const names = [...new Set(senders.map(squeezed))]
  const within = [...new Set(names.flatMap(namesWithin))]
  const around = names.filter((name) => name.length >= SHORTEST_WITHIN && READABLE.test(name))
  const orders = (name: RawBuilder<unknown>) => sql`
    select number from (
      select number, status, placed_at from orders
      where ${name} and status in ('PAYMENT_PENDING', 'CANCELLED') offset 0
    ) as found where status = 'PAYMENT_PENDING' or placed_at > ${since}`
  const each = (texts: readonly string[], found: RawBuilder<unknown>) => sql`
    select found.* from unnest(${texts}::text[]) as text cross join lateral (${found}) as found`
  return sql<{ number: string }>`
    ${each(within, orders(sql`name_at_bank(contact_name) = text`))}
    union ${each(within, orders(sql`name_at_bank(number) = text`))}
    union ${each(around, orders(sql`letter_pairs(name_at_bank(contact_name)) @> letter_pairs(text)`))}
    union ${orders(sql`name_at_bank(contact_name) is null`)}
    union ${each(within, orders(sql`depositor_name is not null and name_at_bank(depositor_name) = text`))}
    union ${each(around, orders(sql`depositor_name is not null and letter_pairs(name_at_bank(depositor_name)) @> letter_pairs(text)`))}
    union ${orders(sql`depositor_name is not null and name_at_bank(depositor_name) is null`)}
    union select order_number from payments where status = 'TAKEN_BACK'
    union select order_number from customer_debts
    ${deposits.length > 0 ? ofSameAmount(deposits, since) : sql``}`
}

/** Money that came, as the bank tells of it. */
export interface ArrivedDeposit {
  readonly amount: number
  readonly receivedAt: Date
}

/** A bank may name the day alone, and a customer orders after the transfer on that day. */
const ORDERED_AFTER_DAYS = 1

/**
 * Of each deposit the orders of its amount that were placed last before it, as many as are compared;
 * and those of which a part is missing, which are few.
 */
function ofSameAmount(deposits: readonly ArrivedDeposit[], since: Date) {
  const amounts = deposits.map(({ amount }) => amount)
  const until = deposits.map(({ receivedAt }) => addDays(receivedAt, ORDERED_AFTER_DAYS))
  const placed = (status: 'PAYMENT_PENDING' | 'CANCELLED') => sql`
    select found.number from unnest(${amounts}::int[], ${until}::timestamptz[]) as deposit (amount, until)
    cross join lateral (
      select number from orders
      where status = ${sql.lit(status)} and total_price = deposit.amount and paid_at is null
        and placed_at <= deposit.until and placed_at > ${since}
      order by placed_at desc limit ${MOST_CANDIDATES}
    ) as found`
  return sql`
    union ${placed('PAYMENT_PENDING')}
    union ${placed('CANCELLED')}
    union select order_number from extra_deposits
      where kind in ('TOO_LITTLE', 'ON_HOLD') and used_at is null and returned_amount = 0`
}

/** What `name_at_bank` answers has these letters alone. */
const READABLE = /^[가-힣a-z0-9]*$/

/** As of names that are alike: `isLike` of the rule. */
const SHORTEST_WITHIN = 2

/** The name and each part of it that may be a name or a number by itself, as banks write them. */
function namesWithin(name: string): string[] {
  const parts = [name]
  for (let from = 0; from < name.length; from++) {
    for (let to = from + SHORTEST_WITHIN; to <= name.length; to++) parts.push(name.slice(from, to))
  }
  return parts.filter((part) => READABLE.test(part))
}
