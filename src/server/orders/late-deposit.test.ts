import { expect, test } from 'vitest'
import {
  getAdminOrder,
  listOrders,
  markRefundPaidOut,
  setRefundAccount,
  takeLateDeposit,
} from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { getOrder } from '#contract/orders.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { accountToRefundTo, givenGuestOrder, kindsSentTo } from '#tests/support/given-orders.ts'

async function startWithCancelledOrder() {
  const app = await startApp()
  const { order_number, guest_token } = await givenGuestOrder(app)
  const params = { order_number }
  const body = { reason: '마음이 바뀌었어요', guest_token }
  replyOf(await app.call(cancelOrder, { params, body }))
  return { app, call: app.call, as: await givenAdmin(app), params, guest_token }
}

test('[PAY-01] money that comes after the cancellation is owed back in full, once', async () => {
  const { app, call, as, params, guest_token } = await startWithCancelledOrder()
  const late = () => call(takeLateDeposit, { params, body: { amount: 100_000 } }, { as })

  const answers = await Promise.all([late(), late()])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const whole = await call(getOrder, { params, query: { guest_token } })
  expect(replyOf(whole)).toMatchObject({
    canonical_status: 'CANCELLED',
    payment: { status: 'CANCELLED', refunded_amount: 0 },
    refund: { amount: 100_000, status: 'APPROVED', paid_out_at: null },
    history: [
      { status: 'PAYMENT_PENDING' },
      { status: 'CANCELLED' },
      { status: 'CANCELLED', note: '취소된 뒤에 입금되어 모두 돌려드려요.' },
    ],
  })
  const queue = await call(listOrders, { query: { waiting_for: 'STUDIO' } }, { as })
  expect(replyOf(queue)).toMatchObject({ items: [params], waiting: { REFUND: 1 } })
  expect(await kindsSentTo(app, 'hana@example.com')).toEqual([
    'DEPOSIT_RETURNED',
    'ORDER_CANCELLED',
    'ORDER_PLACED',
  ])
})

test('another amount than the order’s is refused, and nothing is owed', async () => {
  const { call, as, params } = await startWithCancelledOrder()

  const answer = await call(takeLateDeposit, { params, body: { amount: 90_000 } }, { as })

  expect(answer).toMatchObject({ refusal: { code: 'AMOUNT_MISMATCH' } })
  expect(replyOf(await call(getAdminOrder, { params }, { as })).refund).toBeNull()
})

test('the account of a refund is named until the money has left', async () => {
  const { call, as, params } = await startWithCancelledOrder()
  const named = () =>
    call(setRefundAccount, { params, body: { refund_account: accountToRefundTo } }, { as })
  expect(await named()).toMatchObject({ refusal: { code: 'ILLEGAL_TRANSITION' } })
  await call(takeLateDeposit, { params, body: { amount: 100_000 } }, { as })

  replyOf(await named())

  expect(replyOf(await call(getAdminOrder, { params }, { as })).refunds).toMatchObject([
    { status: 'APPROVED', account: { ...accountToRefundTo, account_number: '1002345678901' } },
  ])
  replyOf(await call(markRefundPaidOut, { params }, { as }))
  expect(await named()).toMatchObject({ refusal: { code: 'ILLEGAL_TRANSITION' } })
})
