import { expect, test } from 'vitest'
import { requestCashReceipt } from '#contract/cash-receipts.ts'
import { listOutbox } from '#contract/notifications.ts'
import { getOrder } from '#contract/orders.ts'
import { getPaymentProgress, openPaymentIntent } from '#contract/payment-flow.ts'
import { payableOrders } from '#server/orders/index.ts'
import { reconcile } from '#server/payments/index.ts'
import { replyOf } from '#tests/support/app.ts'
import { HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { receiptAsked } from '#tests/support/given-cash-receipts.ts'
import { givenAgreed, intentsOf, startAppWithToss } from '#tests/support/given-toss.ts'

test('[PAY-02] shows a receipt issued by the provider’s window on the order and in the payment mail', async () => {
  const app = await startAppWithToss()
  const { confirm, orderId, order, proof } = await givenAgreed(app, { method: '가상계좌' })
  await confirm()
  app.toss.payments.byOrder(orderId).cashReceipt = {
    type: '소득공제',
    receiptKey: 'receipt-1',
    issueNumber: '123456789',
    receiptUrl: 'https://dashboard.tosspayments.com/receipt/cash/receipt-1',
    amount: 100_000,
    taxFreeAmount: 0,
  }
  app.toss.payments.deposit(orderId)
  app.clock.advance(HOUR_MS)
  await app.watch()

  const query = { guest_token: proof.guest_token }
  const paidOrder = replyOf(await app.call(getOrder, { params: { order_number: order }, query }))
  expect(paidOrder.cash_receipt).toMatchObject({
    state: 'ISSUED',
    purpose: 'INCOME_DEDUCTION',
    issue_number: '123456789',
    amount: 100_000,
  })
  const { items } = replyOf(
    await app.call(listOutbox, { query: {} }, { as: await givenAdmin(app) }),
  )
  expect(items.some(({ text }) => text?.includes('소득공제 · 123456789'))).toBe(true)
  const ask = { params: { order_number: order }, query, body: receiptAsked }
  expect(await app.call(requestCashReceipt, ask)).toMatchObject({
    refusal: { code: 'ILLEGAL_TRANSITION' },
  })
})

test('[PAY-02] shows the receipt of the payment that settled, even if another window was opened since', async () => {
  const app = await startAppWithToss()
  app.toss.webhooks.state.delivery = 'never'
  const { confirm, order, proof, paymentKey } = await givenAgreed(app)
  app.toss.meets('confirm', 'dropsAfter')
  app.toss.meets('read', 'dropsBefore')
  await confirm()
  const payment = app.toss.payments.byKey(paymentKey)
  app.toss.payments.all.delete(paymentKey)
  app.clock.advance(HOUR_MS)
  await app.watch()
  replyOf(await app.call(openPaymentIntent, { body: proof }))
  app.toss.payments.all.set(paymentKey, payment)
  await reconcile(app.deps, payableOrders(app.deps))

  expect(await intentsOf(app, order)).toMatchObject([{ status: 'SETTLED' }, { status: 'OPEN' }])
  const query = { guest_token: proof.guest_token }
  const params = { order_number: order }
  expect(replyOf(await app.call(getPaymentProgress, { params, query }))).toMatchObject({
    state: 'PAID',
    receipt_url: expect.stringContaining(paymentKey),
  })
})
