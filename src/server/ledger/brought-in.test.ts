import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { markRefundPaidOut } from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { inTransaction } from '#server/platform/database.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { expectBooksToBalance } from '#tests/support/books.ts'
import { HOUR_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  accountToRefundTo,
  givenCouponOf,
  givenDeposit,
  givenMemberOrder,
  givenPointsOf,
  signedInAgain,
} from '#tests/support/given-orders.ts'

const migration = new URL('../platform/migrations/0020_ledger.sql', import.meta.url)

/** One order of a member in each state that money can be in. */
async function givenHistory(app: TestApp) {
  const member = await givenMember(app)
  await givenPointsOf(app, member, 20_000)
  const place = async () => {
    const discounts = { coupon_id: await givenCouponOf(app, member), used_points: 3_000 }
    return (await givenMemberOrder(app, member, discounts)).order_number
  }
  const [, paid, cancelled, refunded, paidOut] = [
    await place(),
    await place(),
    await place(),
    await place(),
    await place(),
  ]
  for (const number of [paid, refunded, paidOut]) await givenDeposit(app, number!)
  app.clock.advance(HOUR_MS + MINUTE_MS)
  const as = await signedInAgain(app, member)
  for (const order_number of [cancelled!, refunded!, paidOut!]) {
    const body = { reason: '사정', refund_account: accountToRefundTo }
    replyOf(await app.call(cancelOrder, { params: { order_number }, body }, { as }))
  }
  const params = { order_number: paidOut! }
  replyOf(await app.call(markRefundPaidOut, { params }, { as: await givenAdmin(app) }))
}

/** Each after those that it reads. */
const viewsOfTheBook = ['ledger_by_day', 'book_disagreements', 'money_disagreements']

async function definitionOf({ db }: TestApp, name: string) {
  const { rows } = await sql<{ view: string }>`select pg_get_viewdef(${name}) as view`.execute(db)
  return `create view ${name} as ${rows[0]!.view}`
}

const accounts = async ({ db }: TestApp) =>
  (
    await sql`
      select order_number, account, part, sum(debit) as debit, sum(credit) as credit
      from ledger_lines join ledger_entries on ledger_entries.id = entry_id
      group by order_number, account, part order by order_number, account, part
    `.execute(db)
  ).rows

test('what a database held before there was a book is brought into it, to the won', async () => {
  const app = await startApp()
  await givenHistory(app)
  const written = await accounts(app)
  expect(written.length).toBeGreaterThan(20)
  const views = await Promise.all(viewsOfTheBook.map((name) => definitionOf(app, name)))

  await inTransaction(app.db, async (tx) => {
    await sql`drop table ledger_lines, ledger_entries cascade`.execute(tx)
    await sql`drop function ledger_entry_balances`.execute(tx)
    await sql.raw(await readFile(migration, 'utf8')).execute(tx)
    for (const view of views) await sql.raw(view).execute(tx)
  })

  expect(await accounts(app)).toEqual(written)
  await expectBooksToBalance(app)
})
