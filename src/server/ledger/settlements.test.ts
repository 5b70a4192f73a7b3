import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  exportSettlements,
  listDueRefunds,
  listMoneyDisagreements,
  listSettlements,
  markRefundsSent,
} from '#contract/admin-money.ts'
import { receiveDeposit } from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { PAGE_ROWS } from '#server/platform/read-pages.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenBank, statementRow } from '#tests/support/given-bank.ts'
import {
  accountToRefundTo,
  givenCouponOf,
  givenDeposit,
  givenGuestOrder,
  givenMemberOrder,
  givenPointsOf,
} from '#tests/support/given-orders.ts'
import { expectLedgerToBalance } from '#tests/support/ledger.ts'
import { adminAs, contextIn } from '#tests/support/use-case-context.ts'
import { textOfFile, textOfWorkbook } from '#tests/support/workbook.ts'
import { exportSettlements as writeSettlements } from './export-settlements.ts'
import { compareMoney } from './index.ts'
import { movements, periodOf } from './settlements.ts'

/** In November a sale of 90,000 after coupon and points, and one of 100,000 that is refunded in December. */
async function givenTwoMonths(app: TestApp) {
  const member = await givenMember(app)
  await givenPointsOf(app, member, 5_000)
  const discounts = { coupon_id: await givenCouponOf(app, member), used_points: 5_000 }
  const sold = await givenMemberOrder(app, member, discounts)
  await givenDeposit(app, sold.order_number)
  await givenGuestOrder(app) // never paid
  app.clock.set(new Date('2026-11-30T14:59:00Z'))
  const { order_number, guest_token } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)
  app.clock.advance(DAY_MS)
  const body = { reason: '사정', guest_token, refund_account: accountToRefundTo }
  replyOf(await app.call(cancelOrder, { params: { order_number }, body }))
  const as = await givenAdmin(app)
  const { items } = replyOf(await app.call(listDueRefunds, {}, { as }))
  const sent = { refund_ids: items.map(({ id }) => id) }
  replyOf(await app.call(markRefundsSent, { body: sent }, { as }))
  return { sold: sold.order_number, refunded: order_number }
}

test('sums sales, discounts, receipts, refunds and tax of a Seoul month', async () => {
  const app = await startApp()
  await givenTwoMonths(app)

  const { items } = replyOf(await app.call(listSettlements, {}, { as: await givenAdmin(app) }))

  const none = {
    coupon: 0,
    promotion: 0,
    points: 0,
    refunds: 0,
    kept: 0,
    interest: 0,
    written_off: 0,
    fees: null,
  }
  expect(items).toEqual([
    {
      ...none,
      month: '2026-12',
      gross: 0,
      received: 0,
      refunds: 90_000,
      kept: 10_000,
      interest: 0,
      written_off: 0,
      net: -90_000,
      vat: -8_182,
      supply: -81_818,
    },
    {
      ...none,
      month: '2026-11',
      gross: 200_000,
      coupon: 5_000,
      points: 5_000,
      received: 190_000,
      net: 190_000,
      vat: 17_273,
      supply: 172_727,
    },
  ])
  await expectLedgerToBalance(app)
})

test('[ADM-02] counts a deposit in the month in which it arrived, however late it is matched', async () => {
  const app = await startApp()
  const bank = givenBank(app)
  app.clock.set(new Date('2026-11-30T01:00:00Z'))
  const { order_number } = await givenGuestOrder(app)
  app.clock.advance(2 * DAY_MS)
  await bank.bring(statementRow('김하나', { received_at: '2026-11-30T05:00:00.000Z' }))
  replyOf(await bank.match(await bank.idOf('김하나'), order_number))

  const { items } = replyOf(await app.call(listSettlements, {}, { as: await givenAdmin(app) }))

  expect(items).toMatchObject([
    { month: '2026-12', gross: 100_000, received: 0 },
    { month: '2026-11', gross: 0, received: 100_000 },
  ])
  await expectLedgerToBalance(app)
})

test('counts a double payment as received until it is refunded', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)
  const as = await givenAdmin(app)
  const twice = { params: { order_number }, body: { amount: 70_000 } }
  replyOf(await app.call(receiveDeposit, twice, { as }))

  const { items } = replyOf(await app.call(listSettlements, {}, { as }))

  expect(items).toMatchObject([{ received: 170_000, refunds: 0, net: 170_000 }])
  const text = textOfWorkbook(replyOf(await app.call(exportSettlements, {}, { as })) as Uint8Array)
  expect(text).toContain('70000')
})

test('[O-14] exports the months, the tax rule and every movement behind them', async () => {
  const app = await startApp()
  const { sold, refunded } = await givenTwoMonths(app)
  const as = await givenAdmin(app)
  const query = { from: '2026-11', to: '2026-11' }

  const file = await app.call(exportSettlements, { query }, { as, language: 'en' })

  expect(file.headers['content-disposition']).toContain('settlement-2026-11.xlsx')
  const text = textOfWorkbook(replyOf(file) as Uint8Array)
  for (const part of ['10/110', '2026-11', '190000', '17273', sold, refunded, '>Bank transfer<']) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain('bank_transfer')
  expect(text).not.toContain('2026-12')
})

test.each([
  ['as many movements as it holds', 2, false],
  ['more', 1, true],
] as const)(
  'a sheet of %s tells of what is left out in its last row, or of nothing',
  async (_what, mostRows, isListed) => {
    const app = await startApp()
    for (let nth = 0; nth < 2; nth += 1) {
      const { order_number } = await givenGuestOrder(app)
      await givenDeposit(app, order_number)
      app.clock.advance(DAY_MS)
    }
    const admin = adminAs(await givenAdmin(app))

    const file = await writeSettlements(app.deps, admin, {}, contextIn('en'), mostRows)

    const rows = (await textOfFile(file)).split('<row ')
    const received = rows.filter(
      (row) => row.includes('>Received<') && row.includes('Bank transfer'),
    )
    expect(received).toHaveLength(mostRows)
    const last = rows.filter((row) => row.includes(`A worksheet holds ${mostRows} rows`))
    expect(last).toHaveLength(isListed ? 1 : 0)
  },
)

test('lists each movement once, oldest first, even those of one moment', async () => {
  const app = await startApp()
  await sql`
    with entries as (
      insert into ledger_entries (what, cause, at)
      select 'MONEY_RECEIVED', 'test:' || i, ${app.clock.now()}::timestamptz + i / 4 * interval '1 microsecond'
      from generate_series(1, 1200) as i
      returning id
    )
    insert into ledger_lines (entry_id, position, account, part, debit, credit)
    select id, position, account, 'bank_transfer', debit, credit from entries
    cross join (values (1, 'RECEIVED', 5, 0), (2, 'RECEIVABLE', 0, 5)) as line (position, account, debit, credit)
  `.execute(app.db)

  const pages = await Readable.from(
    movements(app.db, periodOf({}, app.clock.now()), 1_100),
  ).toArray()

  const ids = pages.flat().map(({ entry_id }) => entry_id)
  expect(pages.every((page) => page.length <= PAGE_ROWS)).toBe(true)
  expect(pages.length).toBe(Math.ceil(1_100 / PAGE_ROWS))
  expect(ids).toEqual(Array.from({ length: 1_100 }, (_, at) => ids[0] + at))
})

test('shows disagreements to the studio', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)
  const as = await givenAdmin(app)
  const ask = async () => replyOf(await app.call(listMoneyDisagreements, {}, { as }))
  expect(await ask()).toEqual({ compared_at: null, items: [] })
  await compareMoney(app.deps)
  const compared_at = app.clock.now().toISOString()
  expect(await ask()).toEqual({ compared_at, items: [] })

  await sql`update orders set amount_due = 1000`.execute(app.db)

  await compareMoney(app.deps)
  expect((await ask()).items).toEqual([
    { what: 'AMOUNT_DUE', subject: order_number, expected: 0, found: 1_000 },
  ])
})
