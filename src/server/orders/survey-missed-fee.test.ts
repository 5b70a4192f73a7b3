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

test('[C-07] [S-17] shows the survey deadline and the additional fee of the order’s own rules', async () => {
  const app = await startApp()
  const as = await givenAdmin(app)
  const change = async (survey_missed_fee: number, adds_fees: boolean) =>
    replyOf(
      await app.call(
        changeSettings,
        { body: { refund_rules: { survey_missed_fee, adds_fees } } },
        { as },
      ),
    )
  await change(15_000, true)
  const adding = await givenPaidOrder(app)
  await change(15_000, false)
  const larger = await givenPaidOrder(app)
  await change(10_000, false)
  const equal = await givenPaidOrder(app)

  expect(await orderOf(app, adding)).toMatchObject({
    survey_missed_fee: 15_000,
    survey_deadline: '2026-11-09T01:30:00.000Z',
  })
  expect((await orderOf(app, larger)).survey_missed_fee).toBe(5_000)
  expect((await orderOf(app, equal)).survey_missed_fee).toBe(0)
})

test('[C-07] shows no survey deadline and no fee before the payment', async () => {
  const app = await startApp()

  expect(await orderOf(app, await givenGuestOrder(app))).toMatchObject({
    survey_deadline: null,
    survey_missed_fee: 0,
  })
})
