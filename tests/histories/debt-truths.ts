import { sql } from 'kysely'
import type { World } from './world.ts'

/**
 * Orders of whose debts the book, the list of debts and the owner’s tasks tell different things: the book
 * is that list, the owner was told of each amount, and no task asks for what is not owed.
 */
export async function debtsToldDifferently({ app }: World): Promise<readonly string[]> {
  // Parts of a price that wait for the rest are the customer’s, and pay no debt.
  const { rows } = await sql<{ what: string }>`
    with book as (
      select order_number, sum(debit - credit) + coalesce((
          select sum(amount) from extra_deposits as part
          where part.order_number = ledger_entries.order_number and kind in ('TOO_LITTLE', 'ON_HOLD')
            and used_at is null and returned_amount = 0), 0) as owed
      from ledger_entries join ledger_lines on entry_id = ledger_entries.id
      where account = 'CUSTOMER_CREDIT' and order_number is not null group by order_number
    ), debts as (
      select number, coalesce(customer_debts.amount, 0) as amount, coalesce(owed, 0) as owed,
        exists (select from payment_tasks where kind = 'CUSTOMER_OWES' and subject = number
          and payment_tasks.amount = customer_debts.amount) as is_told,
        (select payment_tasks.amount from payment_tasks
          where kind = 'CUSTOMER_OWES' and subject = number and closed_at is null) as asked
      from orders
      left join customer_debts on customer_debts.order_number = number
      left join book on book.order_number = number
    )
    select format('%s: owes %s, by the book %s, asked for %s', number, amount, owed, asked) as what
    from debts where amount < 0 or greatest(owed, 0) <> amount
      or amount > 0 and not is_told or asked is not null and asked <> amount
  `.execute(app.db)
  return rows.map(({ what }) => what)
}

/** Debts of which some stays given up though money that came after that was owed back. */
export async function debtsPaidOut({ app }: World): Promise<readonly string[]> {
  const { rows } = await sql<{ number: string }>`
    select written_off_debts.order_number as number from written_off_debts
    join extra_deposits on extra_deposits.order_number = written_off_debts.order_number
    where recovered_amount < written_off_debts.amount
      and extra_deposits.received_at > written_off_at and kind in ('LATE', 'TWICE', 'TOO_MUCH')
  `.execute(app.db)
  return rows.map(({ number }) => number)
}

/** Orders whose customers were not thanked once for each part of a debt that came. */
export async function thanksThatDiffer({ app }: World): Promise<readonly string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from orders
    where (select count(*) from extra_deposits where order_number = number and kind = 'REPAID')
      <> (select count(*) from messages where order_number = number and kind = 'DEBT_REPAID')
  `.execute(app.db)
  return rows.map(({ number }) => number)
}

/** Orders whose parts are kept on hold though the owner has nothing more to say about them. */
export async function heldForNothing({ app }: World): Promise<readonly string[]> {
  const { rows } = await sql<{ number: string }>`
    select order_number as number from extra_deposits
    where kind = 'ON_HOLD' and not exists (select from payment_tasks
      where kind = 'REFUND_WITHDRAWN' and subject = extra_deposits.order_number and closed_at is null)
  `.execute(app.db)
  return rows.map(({ number }) => number)
}
