import { expect, test } from 'vitest'
import { refundOrder } from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenBank } from '#tests/support/given-bank.ts'
import { accountToRefundTo, givenDeposit, givenGuestOrder } from '#tests/support/given-orders.ts'
import { accountOf, expectLedgerToBalance } from '#tests/support/ledger.ts'

const reason = '일정이 바뀌었어요'

/** An order whose 100,000 won were paid by transfer. */
async function startWithPaid() {
  const app = await startApp()
  const { order_number: number, guest_token } = await givenGuestOrder(app)
  await givenDeposit(app, number)
  const params = { order_number: number }
  const bank = givenBank(app)
  return {
    app,
    number,
    params,
    bank,
    order: () => bank.order(number),
    cancel: async () => {
      const body = { reason, guest_token, refund_account: accountToRefundTo }
      return replyOf(await app.call(cancelOrder, { params, body }))
    },
  }
}

test('[PAY-01] refunds parts of the price, then the rest with the order, never more than was paid', async () => {
  const { app, number, order, bank, cancel } = await startWithPaid()

  replyOf(await bank.give(number, 30_000))
  app.clock.advance(MINUTE_MS)
  replyOf(await bank.give(number, 20_000))
  expect(await bank.give(number, 50_001)).toMatchObject({ refusal: { code: 'REFUND_TOO_LARGE' } })
  expect(await order()).toMatchObject({
    canonical_status: 'PAYMENT_COMPLETED',
    payment: { status: 'PAID', refunded_amount: 0 },
    account: { charged: 50_000, refunds: [{ amount: 30_000 }, { amount: 20_000 }] },
  })
  expect(await accountOf(app, 'ALLOWANCES', number)).toBe(50_000)
  await expectLedgerToBalance(app)
  await bank.sendDue()
  expect((await order()).payment).toMatchObject({
    status: 'PARTIALLY_REFUNDED',
    refunded_amount: 50_000,
  })

  app.clock.advance(MINUTE_MS)
  expect(await cancel()).toMatchObject({ paid: 50_000, refund_amount: 50_000 })
  await bank.sendDue()
  expect(await order()).toMatchObject({
    payment: { status: 'REFUNDED', refunded_amount: 100_000 },
    refund: { amount: 100_000, status: 'SENT' },
  })
  expect(await accountOf(app, 'RECEIVED', number)).toBe(0)
  await expectLedgerToBalance(app)
})

test('lets the studio refund a retained fee, with a reason', async () => {
  const { app, number, params, order, bank } = await startWithPaid()
  const as = await givenAdmin(app)
  replyOf(await app.call(refundOrder, { params, body: { amount: 80_000, reason } }, { as }))
  expect((await order()).account.charged).toBe(20_000)

  app.clock.advance(MINUTE_MS)
  replyOf(await bank.give(number, 20_000))

  expect(await order()).toMatchObject({
    canonical_status: 'REFUNDED',
    account: { charged: 0, refunds: [{ amount: 80_000 }, { amount: 20_000 }] },
  })
  expect(await accountOf(app, 'REFUND_DEDUCTIONS', number)).toBe(0)
  await expectLedgerToBalance(app)
})

test('[SEC-02] refunds no more than was paid in ten concurrent partial refunds', async () => {
  const { app, number, order, bank } = await startWithPaid()

  const answers = await Promise.all(Array.from({ length: 10 }, () => bank.give(number, 30_000)))

  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  expect((await order()).account).toMatchObject({ charged: 10_000, credit: 90_000 })
  await expectLedgerToBalance(app)
})

test('the database refuses refunds above the receipt, and changes of recorded facts', async () => {
  const { app, order } = await startWithPaid()
  const { receipts } = (await order()).account
  const refund = (amount: number) =>
    app.db
      .insertInto('refunds')
      .values({
        receipt_id: receipts[0]!.id,
        paid_by: 'BANK',
        amount,
        status: 'AGREED',
        agreed_at: app.clock.now(),
      })
      .execute()

  await refund(60_000)
  await expect(refund(40_001)).rejects.toThrow('the refunds of a receipt exceed its amount')
  await expect(app.db.updateTable('charges').set({ amount: 1 }).execute()).rejects.toThrow()
  await expect(app.db.updateTable('receipts').set({ amount: 1 }).execute()).rejects.toThrow()
  await expect(app.db.deleteFrom('refunds').execute()).rejects.toThrow()
})

test('[PAY-01] refunds no part of an order that nobody paid', async () => {
  const app = await startApp()
  const { order_number: number } = await givenGuestOrder(app)

  expect(await givenBank(app).give(number, 1_000)).toMatchObject({
    refusal: { code: 'ORDER_NOT_CANCELLABLE' },
  })
  expect(await accountOf(app, 'ALLOWANCES', number)).toBe(0)
})
