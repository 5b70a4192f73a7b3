import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listDueRefunds, markRefundsSent } from '#contract/admin-money.ts'
import { confirmDeposit, receiveDeposit } from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { placeMemberOrder } from '#contract/orders.ts'
import { won } from '#domain/money/won.ts'
import { inTransaction } from '#server/platform/database.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { HOUR_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  accountToRefundTo,
  givenCouponOf,
  givenDeposit,
  givenGuestOrder,
  givenMemberOrder,
  givenPointsOf,
  givenPromotionCode,
  orderWith,
  signedInAgain,
} from '#tests/support/given-orders.ts'
import { accountOf, expectLedgerToBalance } from '#tests/support/ledger.ts'
import { credit, debit, post } from './index.ts'

const reason = '일정이 바뀌었어요'

/** 100,000 won: 5,000 by coupon, 5,000 by code, 5,000 points, 85,000 in money. */
async function givenDiscountedOrder(app: TestApp) {
  const member = await givenMember(app)
  await givenPointsOf(app, member, 8_000)
  const { order_number } = await givenMemberOrder(app, member, {
    coupon_id: await givenCouponOf(app, member),
    promotion_code: await givenPromotionCode(app),
    used_points: 5_000,
  })
  return { member, number: order_number, params: { order_number } }
}

const accounts = async (app: TestApp, number: string) => ({
  owed: await accountOf(app, 'RECEIVABLE', number),
  received: await accountOf(app, 'RECEIVED', number),
  sales: await accountOf(app, 'SALES', number),
  coupon: await accountOf(app, 'COUPON_DISCOUNTS', number),
  promotion: await accountOf(app, 'PROMOTION_DISCOUNTS', number),
  pointsHeld: await accountOf(app, 'POINTS_TENDERED', number),
  fees: await accountOf(app, 'REFUND_DEDUCTIONS', number),
})
const nothing = {
  owed: 0,
  received: 0,
  sales: 0,
  coupon: 0,
  promotion: 0,
  pointsHeld: 0,
  fees: 0,
}

test('[PAY-01] posts an order, its payment and its refund', async () => {
  const app = await startApp()
  const { member, number, params } = await givenDiscountedOrder(app)
  expect(await accounts(app, number)).toEqual({ ...nothing, owed: 85_000, pointsHeld: -5_000 })
  expect(await accountOf(app, 'POINTS_LIABILITY')).toBe(-3_000)

  await givenDeposit(app, number)
  const sold = { sales: -100_000, coupon: 5_000, promotion: 5_000 }
  expect(await accounts(app, number)).toEqual({ ...nothing, ...sold, received: 85_000 })

  app.clock.advance(HOUR_MS + MINUTE_MS)
  const body = { reason, refund_account: accountToRefundTo }
  const as = await signedInAgain(app, member)
  replyOf(await app.call(cancelOrder, { params, body }, { as }))
  const cancelled = { ...nothing, received: 85_000, fees: -10_000, owed: -75_000 }
  expect(await accounts(app, number)).toEqual(cancelled)
  expect(await accountOf(app, 'POINTS_LIABILITY')).toBe(-8_000)

  const admin = { as: await givenAdmin(app) }
  const { items } = replyOf(await app.call(listDueRefunds, {}, admin))
  const sent = { refund_ids: items.map(({ id }) => id) }
  replyOf(await app.call(markRefundsSent, { body: sent }, admin))
  expect(await accounts(app, number)).toEqual({ ...nothing, received: 10_000, fees: -10_000 })
  await expectLedgerToBalance(app)
})

test('balances to 0 after an unpaid order is cancelled', async () => {
  const app = await startApp()
  const { member, number, params } = await givenDiscountedOrder(app)

  replyOf(await app.call(cancelOrder, { params, body: { reason } }, { as: member }))

  expect(await accounts(app, number)).toEqual(nothing)
  expect(await accountOf(app, 'DISCOUNTS_PROMISED')).toBe(0)
  await expectLedgerToBalance(app)
})

test('[PAY-01] posts a deposit after the cancellation as owed to the customer, not as a sale', async () => {
  const app = await startApp()
  const { order_number, guest_token } = await givenGuestOrder(app)
  const params = { order_number }
  replyOf(await app.call(cancelOrder, { params, body: { reason, guest_token } }))
  const late = { params, body: { amount: 100_000 } }
  replyOf(await app.call(receiveDeposit, late, { as: await givenAdmin(app) }))

  const held = { ...nothing, received: 100_000, owed: -100_000 }
  expect(await accounts(app, order_number)).toEqual(held)
  await expectLedgerToBalance(app)
})

test('[SEC-02] posts one of 20 confirmations of a deposit', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  const as = await givenAdmin(app)
  const confirm = { params: { order_number }, body: { amount: 100_000 } }

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.call(confirmDeposit, confirm, { as })),
  )

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await accountOf(app, 'RECEIVED', order_number)).toBe(100_000)
  await expectLedgerToBalance(app)
})

test('posts nothing for a refused order', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const body = orderWith({ total_price: 1 })

  expect(await app.call(placeMemberOrder, { body }, { as: member })).toMatchObject({
    refusal: { code: 'PRICE_CHANGED' },
  })

  expect(await app.db.selectFrom('ledger_entries').selectAll().execute()).toEqual([])
})

const entry = (lines: Parameters<typeof post>[1]['lines']) => ({
  what: 'ALLOWANCE' as const,
  cause: 'order:X:allowance',
  at: new Date('2026-11-02T01:00:00Z'),
  lines,
})

test('the database refuses an entry that does not balance', async () => {
  const { db } = await startApp()
  const write = (lines: Parameters<typeof post>[1]['lines']) =>
    inTransaction(db, (tx) => post(tx, entry(lines)))
  const half = debit('RECEIVED', won(1_000))

  await expect(write([half, credit('SALES', won(999))])).rejects.toMatchObject({ code: '23514' })
  await expect(write([half])).rejects.toMatchObject({ code: '23514' })
  await write([half, credit('SALES', won(1_000))])
  const more = sql`insert into ledger_lines select id, 3, 'SALES', null, 1, 0 from ledger_entries`
  await expect(more.execute(db)).rejects.toMatchObject({ code: '23514' })
})

test('the ledger is append-only and contains each event once', async () => {
  const { db } = await startApp()
  const lines = [debit('RECEIVED', won(1_000)), credit('SALES', won(1_000))]
  await Promise.all([1, 2, 3].map(() => inTransaction(db, (tx) => post(tx, entry(lines)))))

  expect(await db.selectFrom('ledger_lines').select('position').execute()).toHaveLength(2)
  for (const change of [
    sql`update ledger_lines set debit = 2 where debit > 0`,
    sql`delete from ledger_lines`,
    sql`update ledger_entries set at = now()`,
    sql`truncate ledger_entries, ledger_lines`,
  ]) {
    await expect(change.execute(db)).rejects.toThrow('append-only')
  }
})
