import { sql } from 'kysely'
import { balanceOf, type Charge, type OrderAccount } from '#domain/money/order-account.ts'
import { won } from '#domain/money/won.ts'
import type { World } from './world.ts'

/** One order's money by its rows, in won. */
interface Facts {
  readonly number: string
  readonly status: string
  readonly price: number
  /** Received and not gone again, by the book. */
  readonly here: number
  /** What the customer owes (+) or is owed (−), by the book. */
  readonly owes: number
  /** What was kept when the order was called off; null: it was not. */
  readonly kept: number | null
  /** Parts that the studio gave back while the order went on, or after it was called off. */
  readonly given: number
  readonly lost: number
  readonly wasReversed: boolean
  /** A refund that was made in the company's office and booked as of an earlier day. */
  readonly wasBooked: boolean
}

/**
 * Orders whose balance by charges and movements is not what the book says. Left out, since there the
 * account decides otherwise: after a reversal an order that was called off still owes its fee, and a
 * part that the studio gave back stays given. What was booked as of an earlier day is left out, too.
 */
export async function accountsThatDiffer({ app }: World): Promise<readonly unknown[]> {
  const { rows } = await facts.execute(app.db)
  return rows
    .filter(({ kept, given, wasReversed, wasBooked }) =>
      kept === null ? !(wasReversed && given > 0) : !wasReversed && !wasBooked,
    )
    .map((it) => ({ ...it, balance: balanceOf(accountOf(it)) }))
    .filter(({ balance, owes }) => balance.due - balance.credit !== owes)
}

function accountOf({ status, price, kept, given, lost, here }: Facts): OrderAccount {
  const isOff = status === 'CANCELLED' || status === 'REFUNDED'
  const charges: [Charge['kind'], number][] = [
    ['PRICE', price],
    ['CANCELLATION', isOff ? -price : 0],
    ['FEE_KEPT', kept ?? 0],
    ['ALLOWANCE', -given],
    ['WRITE_OFF', -lost],
  ]
  return {
    charges: charges.map(([kind, amount]) => ({ kind, amount: won(amount) })),
    receipts: [{ id: 'all', source: 'BANK', amount: won(here), isReversed: false }],
    refunds: [],
  }
}

const facts = sql<Facts>`
  with line as (
    select coalesce(entry.order_number, attempt.order_number) as number,
      what, cause, account, debit - credit as won
    from ledger_lines join ledger_entries as entry on entry.id = entry_id
    left join payment_attempts as attempt on entry.cause like 'attempt:' || attempt.id || ':%'
    where entry.what <> 'PROVIDER_FEE'
  ), book as (
    select number, bool_or(what = 'MONEY_TAKEN_BACK') as reversed,
      sum(won) filter (where account in ('RECEIVED', 'LATE_INTEREST')) as here,
      sum(won) filter (where account = 'ALLOWANCES' and cause like '%:allowance') as given,
      sum(won) filter (where account = 'REFUND_DEDUCTIONS' and cause like '%:allowance') as given_of_kept,
      sum(won) filter (where account in ('RECEIVABLE', 'CUSTOMER_CREDIT', 'REFUNDS_PAYABLE')) as owes
    from line group by number
  ), of_price as (
    select order_number as number, quoted_amount,
      quoted_amount + (select coalesce(sum((it->>'amount')::integer), 0)
        from jsonb_array_elements(deductions) as it) - amount as kept,
      quoted_amount is null and provider_reference is not null as booked
    from refunds where deposit_id is null
  )
  select orders.number, status, total_price as price,
    coalesce(here, 0)::integer as here, coalesce(owes, 0)::integer as owes,
    off.kept::integer as kept, coalesce(reversed, false) as "wasReversed",
    coalesce(case when off.kept is null then given else given_of_kept end, 0)::integer as given,
    (select coalesce(sum(amount - recovered_amount), 0)::integer from written_off_debts
      where order_number = orders.number) as lost,
    exists (select from of_price where of_price.number = orders.number and booked) as "wasBooked"
  from orders left join book on book.number = orders.number
  cross join lateral (select min(kept) as kept from of_price
    where of_price.number = orders.number and quoted_amount is not null) as off
`
