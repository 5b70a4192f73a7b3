import { expect, test } from 'vitest'
import { confirmDeposit, receiveDeposit } from '#contract/admin-orders.ts'
import { searchGuestOrders } from '#contract/guest-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { getOrder } from '#contract/orders.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS, HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenBank } from '#tests/support/given-bank.ts'
import {
  accountToRefundTo,
  givenDeposit,
  givenGuestOrder,
  kindsSentTo,
} from '#tests/support/given-orders.ts'
import { accountOf, expectLedgerToBalance } from '#tests/support/ledger.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts'

const email = 'hana@example.com'
const reason = '일정이 바뀌었어요'

/** An unpaid order of 100,000 won, to be paid by transfer. */
async function startWithOrder() {
  const app = await startApp()
  const { order_number: number, guest_token } = await givenGuestOrder(app)
  const params = { order_number: number }
  const bank = givenBank(app)
  return {
    app,
    number,
    params,
    bank,
    order: () => bank.order(number),
    deposit: (amount: number) => bank.deposit(number, amount),
    cancel: async (refund_account: typeof accountToRefundTo | null = accountToRefundTo) => {
      const body = { reason, guest_token, ...(refund_account && { refund_account }) }
      return replyOf(await app.call(cancelOrder, { params, body }))
    },
    seen: async () => replyOf(await app.call(getOrder, { params, query: { guest_token } })),
    newestMail: () =>
      app.db
        .selectFrom('messages')
        .select(['kind', 'text'])
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow(),
  }
}

test('[PAY-01] paid in part: only the rest is due, on every screen and by mail, and pays the order', async () => {
  const { app, number, params, order, deposit, seen, newestMail } = await startWithOrder()

  expect(await deposit(90_000)).toEqual({
    order_number: number,
    status: 'PAYMENT_PENDING',
    amount_due: 10_000,
    refund_amount: 0,
  })

  expect(await order()).toMatchObject({ waiting_for: 'DEPOSIT', amount_due: 10_000 })
  expect(await seen()).toMatchObject({
    amount_due: 10_000,
    refund: null,
    payment: { status: 'WAITING', deposit: { depositor_name: '김하나' } },
  })
  const query = { email, phone: '01012345678' }
  const { items } = replyOf(await app.call(searchGuestOrders, { query }))
  expect(items).toMatchObject([{ amount_due: 10_000 }])
  const mail = await newestMail()
  expect(mail.kind).toBe('MONEY_RECEIVED')
  expect(mail.text).toMatch(/90,000원.*10,000원.*계좌번호/s)
  const as = await givenAdmin(app)
  const confirm = (amount: number) => app.call(confirmDeposit, { params, body: { amount } }, { as })
  expect(await confirm(100_000)).toMatchObject({ refusal: { code: 'AMOUNT_MISMATCH' } })
  await expectLedgerToBalance(app)

  replyOf(await confirm(10_000))
  expect(await order()).toMatchObject({
    canonical_status: 'PAYMENT_COMPLETED',
    amount_due: 0,
    account: { here: 100_000, receipts: [{ amount: 90_000 }, { amount: 10_000 }], refunds: [] },
  })
  expect(await accountOf(app, 'RECEIVED', number)).toBe(100_000)
  await expectLedgerToBalance(app)
})

test('[PAY-01] paid in part and then cancelled: the payment is agreed to be refunded', async () => {
  const { app, order, deposit } = await startWithOrder()
  await deposit(90_000)

  app.clock.advance(3 * DAY_MS + 1)
  expect(await cancelUnpaidOrders(app.deps)).toBe(1)

  expect(await order()).toMatchObject({
    canonical_status: 'CANCELLED',
    waiting_for: 'REFUND',
    amount_due: 0,
    account: { refunds: [{ amount: 90_000, status: 'AGREED', lacks_account: true }] },
  })
  expect(await kindsSentTo(app, email)).toEqual([
    'MONEY_RECEIVED',
    'ORDER_CANCELLED',
    'ORDER_PLACED',
    'REFUND_AGREED',
  ])
  await expectLedgerToBalance(app)
})

test('[PAY-01] paid too much: the order is paid and the difference is agreed to be refunded', async () => {
  const { app, number, order, deposit, newestMail } = await startWithOrder()

  expect(await deposit(110_000)).toMatchObject({ amount_due: 0, refund_amount: 10_000 })

  expect(await order()).toMatchObject({
    canonical_status: 'PAYMENT_COMPLETED',
    waiting_for: 'REFUND',
    payment: { status: 'PAID', refunded_amount: 0 },
    account: { credit: 10_000, refunds: [{ amount: 10_000, status: 'AGREED', paid_by: 'BANK' }] },
  })
  expect(await accountOf(app, 'RECEIVED', number)).toBe(110_000)
  expect(await newestMail()).toMatchObject({ kind: 'REFUND_AGREED' })
  await expectLedgerToBalance(app)
})

test('[PAY-01] paid twice: the second deposit is agreed to be refunded, and the order is unchanged', async () => {
  const { app, number, order, deposit } = await startWithOrder()
  await givenDeposit(app, number)

  expect(await deposit(100_000)).toMatchObject({ refund_amount: 100_000 })

  const { account, ...shown } = await order()
  expect(shown).toMatchObject({
    canonical_status: 'PAYMENT_COMPLETED',
    payment: { status: 'PAID', refunded_amount: 0 },
    refund: { amount: 100_000, status: 'AGREED' },
  })
  expect(account.refunds[0]?.receipt_id).toBe(account.receipts[1]?.id)
  expect(await kindsSentTo(app, email)).toContain('REFUND_AGREED')
  await expectLedgerToBalance(app)
})

test('[PAY-01] paid after the cancellation: all of it is agreed to be refunded to the customer’s account', async () => {
  const { app, bank, number, cancel, deposit, seen } = await startWithOrder()
  await cancel(null)

  expect(await deposit(100_000)).toMatchObject({ status: 'CANCELLED', refund_amount: 100_000 })

  expect(await seen()).toMatchObject({
    canonical_status: 'CANCELLED',
    amount_due: 0,
    refund: { amount: 100_000, status: 'AGREED', due_by: null },
    refund_account: { amount: 100_000, bank: null },
  })
  expect((await bank.order(number)).waiting_for).toBe('REFUND')
  await bank.sendDue()
  expect(await seen()).toMatchObject({
    payment: { status: 'REFUNDED', refunded_amount: 100_000 },
    refund: { status: 'SENT' },
  })
  expect(await accountOf(app, 'RECEIVED', number)).toBe(0)
  await expectLedgerToBalance(app)
})

test('counts a deposit once that is sent several times with one key', async () => {
  const { app, params, order } = await startWithOrder()
  const as = await givenAdmin(app)
  const body = { amount: 110_000 }
  const send = () => app.call(receiveDeposit, { params, body }, { as, idempotencyKey: 'one-press' })

  const answers = await Promise.all([send(), send(), send()])

  expect(answers.map((it) => replyOf(it).refund_amount)).toEqual([10_000, 10_000, 10_000])
  expect((await order()).account.receipts).toHaveLength(1)
  await expectLedgerToBalance(app)
})

test('[ORD-18] cancelled before it is paid: nothing is due, and nothing is refunded', async () => {
  const { app, number, order, cancel } = await startWithOrder()

  expect(await cancel(null)).toMatchObject({ status: 'CANCELED', paid: 0, refund_amount: 0 })

  expect(await order()).toMatchObject({
    waiting_for: 'NOTHING',
    amount_due: 0,
    account: {
      charged: 0,
      charges: [{ kind: 'PRICE' }, { kind: 'CANCELLATION', amount: -100_000 }],
      refunds: [],
    },
  })
  expect(await accountOf(app, 'RECEIVABLE', number)).toBe(0)
  await expectLedgerToBalance(app)
})

test('[ORD-18] cancelled after it is paid in part: the payment is refunded', async () => {
  const { app, order, deposit, cancel } = await startWithOrder()
  await deposit(60_000)
  app.clock.advance(2 * HOUR_MS)

  expect(await cancel()).toMatchObject({ status: 'CANCELED', refund_amount: 60_000 })

  expect((await order()).account).toMatchObject({ charged: 0, refunds: [{ amount: 60_000 }] })
  await expectLedgerToBalance(app)
})

test('[ORD-18] cancelled after it is paid: all but the fee is refunded', async () => {
  const { app, number, order, bank, cancel } = await startWithOrder()
  await givenDeposit(app, number)
  app.clock.advance(HOUR_MS + 1)

  expect(await cancel()).toMatchObject({ status: 'REFUNDED', refund_amount: 90_000 })

  expect((await order()).account).toMatchObject({
    charged: 10_000,
    charges: [
      { kind: 'PRICE', amount: 100_000 },
      { kind: 'CANCELLATION', amount: -100_000, reason },
      { kind: 'FEE_KEPT', amount: 10_000 },
    ],
    refunds: [{ amount: 90_000, account: { bank: '우리은행' } }],
  })
  expect(await accountOf(app, 'REFUND_DEDUCTIONS', number)).toBe(-10_000)
  await bank.sendDue()
  expect(await accountOf(app, 'RECEIVED', number)).toBe(10_000)
  await expectLedgerToBalance(app)
})
