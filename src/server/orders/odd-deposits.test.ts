import { expect, test } from 'vitest'
import {
  confirmDeposit,
  getAdminOrder,
  listOrders,
  markRefundPaidOut,
  receiveDeposit,
  refundOrder,
  takeBackDeposit,
} from '#contract/admin-orders.ts'
import { searchGuestOrders } from '#contract/guest-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { accountOf, expectBooksToBalance } from '#tests/support/books.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenDeposit, givenGuestOrder, kindsSentTo } from '#tests/support/given-orders.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts'

const email = 'hana@example.com'
const reason = '약속을 못 지켜 죄송해요'

async function startWithOrder() {
  const app = await startApp()
  const { order_number, guest_token } = await givenGuestOrder(app)
  const params = { order_number }
  let admin = await givenAdmin(app)
  const as = () => ({ as: admin })
  return {
    app,
    number: order_number,
    params,
    guest_token,
    as,
    signInAgain: async () => {
      admin = await givenAdmin(app)
    },
    order: async () => replyOf(await app.call(getAdminOrder, { params }, as())),
    deposit: async (amount: number) =>
      replyOf(await app.call(receiveDeposit, { params, body: { amount } }, as())),
  }
}

test('[PAY-01] too much: the order is paid and the difference is owed back', async () => {
  const { app, number, order, deposit } = await startWithOrder()

  expect(await deposit(110_000)).toMatchObject({ became: 'TOO_MUCH', refund_amount: 10_000 })

  expect(await order()).toMatchObject({
    canonical_status: 'PAYMENT_COMPLETED',
    waiting_for: 'REFUND',
    payment: { status: 'PAID', refunded_amount: 0 },
    refunds: [{ amount: 10_000, status: 'APPROVED', deposit_kind: 'TOO_MUCH', by_hand: true }],
  })
  expect(await accountOf(app, 'RECEIVED', number)).toBe(110_000)
  expect(await accountOf(app, 'REFUNDS_PAYABLE', number)).toBe(-10_000)
  expect(await kindsSentTo(app, email)).toContain('DEPOSIT_RETURNED')
  await expectBooksToBalance(app)
})

test('[PAY-01] too little waits for the rest, which alone pays the order', async () => {
  const { app, number, params, as, order, deposit } = await startWithOrder()

  expect(await deposit(90_000)).toMatchObject({ became: 'TOO_LITTLE', status: 'PAYMENT_PENDING' })
  expect(await order()).toMatchObject({ waiting_for: 'MONEY', missing_amount: 10_000 })
  await givenGuestOrder(app)
  const query = { email, phone: '01012345678' }
  const found = replyOf(await app.call(searchGuestOrders, { query }))
  const missing = found.items.map((it) => [it.order_number === number, it.missing_amount])
  expect(missing.toSorted()).toEqual([
    [false, 100_000],
    [true, 10_000],
  ])
  expect(await kindsSentTo(app, email)).toContain('DEPOSIT_SHORT')
  const whole = { params, body: { amount: 100_000 } }
  expect(await app.call(confirmDeposit, whole, as())).toMatchObject({
    refusal: { code: 'AMOUNT_MISMATCH' },
  })
  await expectBooksToBalance(app)

  replyOf(await app.call(confirmDeposit, { params, body: { amount: 10_000 } }, as()))
  expect(await order()).toMatchObject({
    canonical_status: 'PAYMENT_COMPLETED',
    missing_amount: 0,
    extra_deposits: [{ kind: 'TOO_LITTLE', amount: 90_000, is_used: true }],
    refunds: [],
  })
  expect(await accountOf(app, 'RECEIVED', number)).toBe(100_000)
  await expectBooksToBalance(app)
})

test('[PAY-01] too little and never the rest: what came is owed back with the cancellation', async () => {
  const { app, signInAgain, order, deposit } = await startWithOrder()
  await deposit(90_000)

  app.clock.advance(3 * DAY_MS + 1)
  expect(await cancelUnpaidOrders(app.deps)).toBe(1)

  await signInAgain()
  expect(await order()).toMatchObject({
    canonical_status: 'CANCELLED',
    waiting_for: 'REFUND',
    refunds: [
      {
        amount: 90_000,
        deposit_kind: 'TOO_LITTLE',
        reason: expect.stringMatching('다 채워지지 않아'),
      },
    ],
  })
  expect(await kindsSentTo(app, email)).toEqual(
    expect.arrayContaining(['ORDER_CANCELLED', 'DEPOSIT_RETURNED']),
  )
  await expectBooksToBalance(app)
})

test('[PAY-01] twice: the second is owed back in full, and the order is what it was', async () => {
  const { app, number, order, deposit } = await startWithOrder()
  await givenDeposit(app, number)

  expect(await deposit(100_000)).toMatchObject({ became: 'TWICE', refund_amount: 100_000 })

  expect(await order()).toMatchObject({
    canonical_status: 'PAYMENT_COMPLETED',
    payment: { status: 'PAID', refunded_amount: 0 },
    refund: { amount: 100_000 },
  })
  await expectBooksToBalance(app)
})

test('a deposit that is sent twice with one key came once', async () => {
  const { app, params, as, order } = await startWithOrder()
  const body = { amount: 110_000 }
  const send = () =>
    app.call(receiveDeposit, { params, body }, { ...as(), idempotencyKey: 'one-press' })

  const answers = await Promise.all([send(), send(), send()])

  expect(answers.map((it) => replyOf(it).became)).toEqual(['TOO_MUCH', 'TOO_MUCH', 'TOO_MUCH'])
  expect((await order()).refunds).toHaveLength(1)
  await expectBooksToBalance(app)
})

test('[PAY-01] deposit taken back: the order goes on, its money is asked for anew and comes again', async () => {
  const { app, number, params, as, order, deposit } = await startWithOrder()
  await givenDeposit(app, number)

  replyOf(await app.call(takeBackDeposit, { params, body: { note: '은행 연락' } }, as()))
  expect(await order()).toMatchObject({
    canonical_status: 'PAYMENT_COMPLETED',
    waiting_for: 'MONEY',
    missing_amount: 100_000,
    payment: { status: 'TAKEN_BACK' },
  })
  expect(await accountOf(app, 'RECEIVED', number)).toBe(0)
  expect(await accountOf(app, 'RECEIVABLE', number)).toBe(100_000)
  expect(await kindsSentTo(app, email)).toContain('DEPOSIT_TAKEN_BACK')
  const today = await app.call(listOrders, { query: { waiting_for: 'STUDIO' } }, as())
  expect(replyOf(today)).toMatchObject({ items: [params], waiting: { MONEY: 1, SURVEY: 0 } })
  await expectBooksToBalance(app)

  expect(await deposit(100_000)).toMatchObject({ became: 'PAID' })
  expect(await order()).toMatchObject({ payment: { status: 'PAID' }, missing_amount: 0 })
  expect(await accountOf(app, 'RECEIVED', number)).toBe(100_000)
  await expectBooksToBalance(app)
})

test('deposit taken back twice within one moment: each stands in the book', async () => {
  const { app, number, params, as, deposit } = await startWithOrder()
  await givenDeposit(app, number)
  for (const parts of [[90_000, 10_000], [100_000]]) {
    replyOf(await app.call(takeBackDeposit, { params, body: {} }, as()))
    for (const part of parts) await deposit(part)
  }

  expect(await accountOf(app, 'RECEIVED', number)).toBe(100_000)
  await expectBooksToBalance(app)
})

test('an order whose deposit was taken back is called off and nothing is owed', async () => {
  const { app, number, params, guest_token, as, order } = await startWithOrder()
  await givenDeposit(app, number)
  replyOf(await app.call(takeBackDeposit, { params, body: {} }, as()))

  const body = { reason, guest_token }
  const cancelled = replyOf(await app.call(cancelOrder, { params, body }))

  expect(cancelled).toMatchObject({ status: 'REFUNDED', refund_amount: 0, goes: 'NOWHERE' })
  expect(await order()).toMatchObject({ payment: { status: 'CANCELLED' }, waiting_for: 'NOTHING' })
  await expectBooksToBalance(app)
})

test('of money that was taken back nothing is refunded, whatever amount is named', async () => {
  const { app, number, params, as } = await startWithOrder()
  await givenDeposit(app, number)
  replyOf(await app.call(takeBackDeposit, { params, body: {} }, as()))

  const refunded = await app.call(refundOrder, { params, body: { amount: 10_000, reason } }, as())

  expect(refunded).toMatchObject({ ok: false, refusal: { code: 'REFUND_TOO_LARGE' } })
  await expectBooksToBalance(app)
})

test('partial cancel twice, and the rest with the order: never more than was paid', async () => {
  const { app, number, params, guest_token, as, order } = await startWithOrder()
  await givenDeposit(app, number)
  const part = (amount: number) =>
    app.call(refundOrder, { params, body: { amount, reason, keeps_order: true } }, as())

  replyOf(await part(30_000))
  replyOf(await part(20_000))
  expect(await part(50_001)).toMatchObject({ refusal: { code: 'REFUND_TOO_LARGE' } })
  expect(await order()).toMatchObject({
    canonical_status: 'PAYMENT_COMPLETED',
    payment: { status: 'PARTIALLY_REFUNDED', refunded_amount: 50_000 },
    refunds: [{ approved_by: 'ADMIN' }, { approved_by: 'ADMIN' }],
  })
  expect(await accountOf(app, 'ALLOWANCES', number)).toBe(50_000)
  await expectBooksToBalance(app)

  const refund_account = { bank: '우리은행', account_number: '1002345678901', holder: '김하나' }
  const cancel = { params, body: { reason, guest_token, refund_account } }
  expect(replyOf(await app.call(cancelOrder, cancel))).toMatchObject({
    paid: 50_000,
    refund_amount: 50_000,
  })
  expect(await order()).toMatchObject({
    payment: { status: 'REFUNDED' },
    refund: { amount: 100_000 },
  })
  await expectBooksToBalance(app)

  replyOf(await app.call(markRefundPaidOut, { params }, as()))
  expect(await accountOf(app, 'RECEIVED', number)).toBe(0)
  await expectBooksToBalance(app)
})

test('what the rules kept can still be given back, by the studio and with a reason', async () => {
  const { app, number, params, as, order } = await startWithOrder()
  await givenDeposit(app, number)
  replyOf(await app.call(refundOrder, { params, body: { amount: 80_000, reason } }, as()))
  expect((await order()).refunds).toMatchObject([
    { amount: 80_000, quoted_amount: 100_000, approved_by: 'ADMIN', reason },
  ])

  const rest = { amount: 20_000, reason, keeps_order: true }
  replyOf(await app.call(refundOrder, { params, body: rest }, as()))

  expect(await order()).toMatchObject({
    canonical_status: 'REFUNDED',
    payment: { status: 'REFUNDED' },
  })
  expect(await accountOf(app, 'REFUND_DEDUCTIONS', number)).toBe(0)
  await expectBooksToBalance(app)
})

test('[SEC-02] ten part refunds that race give back no more than was paid', async () => {
  const { app, number, params, as } = await startWithOrder()
  await givenDeposit(app, number)
  const body = { amount: 30_000, reason, keeps_order: true }

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.call(refundOrder, { params, body }, as())),
  )

  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  expect(await accountOf(app, 'REFUNDS_PAYABLE', number)).toBe(-90_000)
  await expectBooksToBalance(app)
})

test('the database itself refuses a refund of more than was paid', async () => {
  const { app, number } = await startWithOrder()
  await givenDeposit(app, number)
  const { id } = await app.db.selectFrom('payments').select('id').executeTakeFirstOrThrow()
  const at = app.clock.now()
  const refund = (amount: number) =>
    app.db
      .insertInto('refunds')
      .values({
        payment_id: id,
        order_number: number,
        amount,
        reason,
        status: 'APPROVED',
        requested_by: 'admin',
        requested_at: at,
        approved_by: 'ADMIN',
        approved_at: at,
        deductions: '[]',
      })
      .execute()

  await refund(60_000)
  await expect(refund(40_001)).rejects.toMatchObject({ code: '23514' })
})
