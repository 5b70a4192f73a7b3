import { expect, test } from 'vitest'
import { changeOrderStatus, receiveDeposit } from '#contract/admin-orders.ts'
import { cancelOrder, nameRefundAccount } from '#contract/order-cancellation.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import {
  accountToRefundTo,
  givenDeposit,
  givenGuestOrder,
  statusOf,
} from '#tests/support/given-orders.ts'

const required = { status: 403, refusal: { code: 'CONFIRMATION_REQUIRED' } }
const refund_account = accountToRefundTo

/** An administrator whose last proof of identity was eleven minutes ago, and a new order. */
async function givenStale() {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  const as = await givenAdmin(app)
  return { app, as, order_number, params: { order_number } }
}

const age = ({ db, clock }: TestApp, { id }: { readonly id: string }) =>
  db
    .updateTable('sessions')
    .set({ confirmed_at: new Date(clock.now().getTime() - 11 * MINUTE_MS) })
    .where('member_id', '=', id)
    .execute()

test('[A-08] whoever ends an order for which a part was paid confirms it, by either call', async () => {
  const { app, as, params } = await givenStale()
  await app.call(receiveDeposit, { params, body: { amount: 10_000 } }, { as })
  await age(app, as)

  const body = { reason: '착오', refund_account }
  expect(await app.call(cancelOrder, { params, body }, { as })).toMatchObject(required)
  const status = { status: 'CANCELLED' } as const
  expect(await app.call(changeOrderStatus, { params, body: status }, { as })).toMatchObject(
    required,
  )
  expect(await statusOf(app, params.order_number)).toBe('PAYMENT_PENDING')
})

test('[A-08] ending a paid order and naming its refund’s account need a confirmation', async () => {
  const { app, as, params } = await givenStale()
  await givenDeposit(app, params.order_number)
  await age(app, as)

  const body = { reason: '착오', refund_account }
  expect(await app.call(cancelOrder, { params, body }, { as })).toMatchObject(required)
  const status = { status: 'REFUNDED' } as const
  expect(await app.call(changeOrderStatus, { params, body: status }, { as })).toMatchObject(
    required,
  )

  await app.db.updateTable('sessions').set({ confirmed_at: app.clock.now() }).execute()
  expect((await app.call(changeOrderStatus, { params, body: status }, { as })).status).toBe(200)
  await age(app, as)
  const account = { params, body: { refund_account } }
  expect(await app.call(nameRefundAccount, account, { as })).toMatchObject(required)
})

test('an order for which nothing was paid is cancelled without a confirmation', async () => {
  const { app, as, params } = await givenStale()
  await age(app, as)

  expect((await app.call(cancelOrder, { params, body: { reason: '착오' } }, { as })).status).toBe(
    200,
  )
})
