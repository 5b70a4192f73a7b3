import { expect, test } from 'vitest'
import { changeSettings } from '#contract/admin-settings.ts'
import { getOrder } from '#contract/orders.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenDeposit, givenGuestOrder } from '#tests/support/given-orders.ts'

const orderOf = async (app: TestApp, placed: { order_number: string; guest_token: string }) => {
  const { order_number, guest_token } = placed
  return replyOf(await app.call(getOrder, { params: { order_number }, query: { guest_token } }))
}

async function givenPaidOrder(app: TestApp) {
  const placed = await givenGuestOrder(app)
  await givenDeposit(app, placed.order_number)
  return placed
}

test('[C-07] an order tells by when its survey is due and what missing it costs, by its own rules', async () => {
  const app = await startApp()
  const as = await givenAdmin(app)
  const change = (survey_missed_fee: number) =>
    app.call(changeSettings, { body: { refund_rules: { survey_missed_fee } } }, { as })
  await change(15_000)
  const first = await givenPaidOrder(app)
  await change(0)
  const second = await givenPaidOrder(app)

  expect(await orderOf(app, first)).toMatchObject({
    survey_missed_fee: 15_000,
    survey_deadline: '2026-11-09T01:30:00.000Z',
  })
  expect((await orderOf(app, second)).survey_missed_fee).toBe(0)
})

test('[C-07] before the payment nothing is due, and nothing is at stake', async () => {
  const app = await startApp()

  expect(await orderOf(app, await givenGuestOrder(app))).toMatchObject({
    survey_deadline: null,
    survey_missed_fee: 0,
  })
})
