import { sql } from 'kysely'
import { expect } from 'vitest'
import { expectBooksToBalance } from '#tests/support/books.ts'
import { HOUR_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { accountsThatDiffer } from './account-truths.ts'
import { BY_HAND } from './company-acts.ts'
import { isOf } from './customer-acts.ts'
import {
  debtsPaidOut,
  debtsToldDifferently,
  heldForNothing,
  thanksThatDiffer,
} from './debt-truths.ts'
import { jobActs } from './job-acts.ts'
import { goneByAnEnd, keysTooMany } from './key-truths.ts'
import { expectOneReceiptEach, receiptsThatDiffer } from './receipt-truths.ts'
import { refundsOfOtherNames } from './refund-truths.ts'
import type { World } from './world.ts'

const HELD_AT: readonly string[] = ['DONE', 'PARTIAL_CANCELED']
/** Longer than an attempt rests, whatever it waits for. */
const A_WHILE_MS = 31 * MINUTE_MS
const ROUNDS = 4
/** Longer than the tax office’s word about a receipt is waited for between two questions. */
const RECEIPTS_REST_MS = 7 * HOUR_MS

/** Books, orders, payments, refunds and points tell the same; nothing went back that had not come. */
export async function expectBooksToAgree(world: World) {
  const { app } = world
  await expectBooksToBalance(app)
  await expectOneReceiptEach(world)
  expect(await accountsThatDiffer(world), 'accounts that differ from the book').toEqual([])
  const { rows } = await sql<{
    number: string
    came: number
    went: number
    owed: number
    settled: number
  }>`
    select number,
      coalesce((select sum(debit) from ledger_lines join ledger_entries on ledger_entries.id = entry_id
        where order_number = number and account = 'RECEIVED'), 0) as came,
      coalesce((select sum(amount) from refunds where order_number = number
        and status = 'PAID_OUT'), 0) as went,
      coalesce((select sum(amount) from refunds where order_number = number
        and status <> 'WITHDRAWN'), 0) as owed,
      (select count(*) from payment_attempts
        where order_number = number and status = 'SETTLED') as settled
    from orders
  `.execute(app.db)
  for (const { number, came, went, owed, settled } of rows) {
    expect(Number(owed), `owed of ${number}`).toBeLessThanOrEqual(Number(came))
    expect(Number(went), `gone of ${number}`).toBeLessThanOrEqual(Number(came))
    expect(Number(settled), `payments that settled ${number}`).toBeLessThanOrEqual(1)
  }
}

/** The company answers again, notices are lost, and time passes: now the jobs alone must find the end. */
export async function quietDown(world: World, rounds = ROUNDS) {
  const { toss, clock } = world
  toss.allIsWell()
  toss.notices.lose()
  for (let round = 0; round < rounds; round += 1) {
    clock.advance(A_WHILE_MS)
    await jobActs['follows up attempts'](world)
    await jobActs['works off the notices'](world)
    await jobActs['sends refunds'](world)
    await jobActs['sees to cash receipts'](world)
  }
  await quietReceipts(world)
  await jobActs['compares the company’s books'](world)
}

/** The tax office has taken what it had not refused, and whatever follows is done. */
async function quietReceipts(world: World) {
  for (const { number } of world.buyings) world.toss.receipts.answer('COMPLETED', number)
  world.clock.advance(RECEIPTS_REST_MS)
  await jobActs['hears what became of receipts'](world)
  await jobActs['sees to cash receipts'](world)
}

/**
 * Once all is quiet: whatever the company holds of an order is in the book as held there; what a
 * customer's order keeps, or asks for anew, is nothing less than nothing and at most its price; no end is
 * unknown, nothing was asked for under two keys; and looking again changes nothing.
 */
export async function expectTheTruth(world: World) {
  const { app, toss } = world
  await expectBooksToAgree(world)
  expect(await heldDifferently(world), 'held by the company').toEqual([])

  const kept = await sql<{ number: string; kept: number; price: number }>`
    select number, total_price as price, coalesce(sum(debit - credit), 0) as kept
    from orders left join ledger_entries on order_number = number
    left join ledger_lines on entry_id = ledger_entries.id
      and (account in ('RECEIVED', 'CUSTOMER_CREDIT', 'REFUNDS_PAYABLE', 'LATE_INTEREST', 'BAD_DEBTS')
        or account = 'RECEIVABLE' and number in (select payments.order_number from payments
          where payments.status = 'TAKEN_BACK'))
    group by number, total_price
  `.execute(app.db)
  for (const { number, kept: won, price } of kept.rows) {
    expect(Number(won), `kept of ${number}`).toBeGreaterThanOrEqual(0)
    expect(Number(won), `kept of ${number}`).toBeLessThanOrEqual(price)
  }

  const unknown = await sql<{ what: string }>`
    select 'attempt ' || provider_order_id || ' ' || status as what from payment_attempts
    where status in ('CONFIRMING', 'LEFT')
      or status = 'UNWANTED' and not exists (select from payment_tasks
        where payment_tasks.payment_key = payment_attempts.payment_key and kind <> 'PAID_TWICE')
    union all select 'refund of ' || order_number from refunds where status = 'SENDING'
  `.execute(app.db)
  expect(unknown.rows, 'whose end nobody knows').toEqual([])

  expect(await keysTooMany(world), 'keys for one and the same').toEqual([])
  expect(await goneByAnEnd(world), 'money that went by an account’s end').toEqual([])

  expect(await debtsToldDifferently(world), 'debts that are told differently').toEqual([])
  expect(await debtsPaidOut(world), 'debts that were paid out').toEqual([])
  expect(await thanksThatDiffer(world), 'debts that were not thanked for').toEqual([])

  expect(await heldForNothing(world), 'parts that wait for nothing').toEqual([])

  expect(await refundsOfOtherNames(world), 'refunds under another’s name').toEqual([])

  expect(await receiptsThatDiffer(world), 'receipts for another amount').toEqual([])

  const strange = [...toss.book.payments.values()].filter(
    ({ orderId, status }) => orderId.startsWith('another') && HELD_AT.includes(status),
  )
  const tasks = await app.db.selectFrom('payment_tasks').select('subject').execute()
  for (const { paymentKey } of strange) expect(tasks.map((it) => it.subject)).toContain(paymentKey)

  const before = await entries(world)
  await quietDown(world, 1)
  expect(await entries(world), 'entries after all was looked at again').toBe(before)
}

const entries = async ({ app }: World) => {
  const { rows } = await sql<{ count: number }>`select count(*) from ledger_entries`.execute(app.db)
  return Number(rows[0]!.count)
}

/**
 * What the company holds of an order is in the book as held there, but for what the studio gave back
 * in the company's own pages: of that it has been told.
 */
async function heldDifferently(world: World) {
  const theirs = heldByTheCompany(world)
  const ours = await heldByTheBook(world)
  const byHand = goneByHand(world)
  const told = await world.app.db.selectFrom('payment_tasks').select('order_number').execute()
  return Object.keys(ours)
    .map((number) => ({ number, ours: ours[number]!, theirs: theirs[number]! }))
    .filter(({ number, ours, theirs }) => {
      const isTold = told.some((task) => task.order_number === number)
      return ours !== theirs && !(isTold && ours > theirs && ours - theirs <= byHand(number))
    })
}

const goneByHand =
  ({ toss }: World) =>
  (number: string) =>
    [...toss.book.payments.values()]
      .filter(({ orderId }) => isOf(orderId, number))
      .flatMap(({ cancels }) => cancels.filter(({ cancelReason }) => cancelReason === BY_HAND))
      .reduce((sum, { cancelAmount }) => sum + cancelAmount, 0)

function heldByTheCompany({ toss, buyings }: World) {
  const held: Record<string, number> = {}
  for (const { number } of buyings) held[number] = 0
  for (const { orderId, status, balanceAmount } of toss.book.payments.values()) {
    const number = orderId.split('_')[0]!
    if (number in held && HELD_AT.includes(status)) held[number]! += balanceAmount
  }
  return held
}

async function heldByTheBook({ app, buyings }: World) {
  const { rows } = await sql<{ number: string; held: number }>`
    select coalesce(entry.order_number, attempt.order_number) as number, sum(debit - credit) as held
    from ledger_lines join ledger_entries as entry on entry.id = entry_id
    left join payment_attempts as attempt on entry.cause like 'attempt:' || attempt.id || ':%'
    where account = 'RECEIVED' and part like 'toss%' group by 1
  `.execute(app.db)
  const held = new Map(rows.map((row) => [row.number, Number(row.held)]))
  return Object.fromEntries(buyings.map(({ number }) => [number, held.get(number) ?? 0]))
}
