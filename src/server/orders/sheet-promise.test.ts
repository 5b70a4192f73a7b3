import { expect, test } from 'vitest'
import { setBookingHours } from '#contract/admin-bookings.ts'
import { adminProducts } from '#contract/admin-catalog.ts'
import { changeOrderStatus, getAdminOrder } from '#contract/admin-orders.ts'
import { searchGuestOrders } from '#contract/guest-orders.ts'
import { getOrder, listMyOrders } from '#contract/orders.ts'
import { sendGuestSurvey, sendMemberSurvey } from '#contract/surveys.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  givenDeposit,
  givenGuestOrder,
  givenMemberOrder,
  orderRow,
} from '#tests/support/given-orders.ts'
import { productIdOf } from '#tests/support/given-products.ts'
import { givenOrderToWrite } from '#tests/support/given-reports.ts'
import { givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'

/** Three business days after the Monday on which tests begin. */
const THURSDAY = '2026-11-05T09:00:00.000Z'
const FRIDAY = '2026-11-06T09:00:00.000Z'

const givenClosedDay = async (app: TestApp, day: string) =>
  replyOf(
    await app.call(
      setBookingHours,
      {
        body: {
          weekly: [1, 2, 3, 4, 5].map((weekday) => ({
            weekday,
            opens_at: '10:00',
            closes_at: '18:00',
          })),
          exceptions: [{ kind: 'CLOSED', day }],
          slot_minutes: 30,
          places: 1,
        },
      },
      { as: await givenAdmin(app) },
    ),
  )

test('[C-01] a member’s order has no promised day before its survey, and then keeps one', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { order_number } = await givenMemberOrder(app, member)
  const params = { order_number }
  const shown = async () => replyOf(await app.call(getOrder, { params }, { as: member }))
  expect(await shown()).toMatchObject({ turnaround_days: 3, due_at: null })
  await givenDeposit(app, order_number)
  expect((await shown()).due_at).toBeNull()

  replyOf(await app.call(sendMemberSurvey, { params, body: surveyWith() }, { as: member }))

  expect(await shown()).toMatchObject({ due_at: THURSDAY, is_work_begun: false })
  const list = replyOf(await app.call(listMyOrders, { query: {} }, { as: member }))
  expect(list.items).toMatchObject([{ due_at: THURSDAY, turnaround_days: 3 }])
  const as = await givenAdmin(app)
  expect(replyOf(await app.call(getAdminOrder, { params }, { as })).due_at).toBe(THURSDAY)
})

test('[C-01] where the survey came first, the days count from the payment', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  const proof = { email: 'hana@example.com', phone: '01012345678' }
  const body = { ...surveyWith(), ...proof }
  replyOf(await app.call(sendGuestSurvey, { params: { order_number }, body }))
  expect((await orderRow(app, order_number)).due_at).toBeNull()

  app.clock.advance(DAY_MS)
  await givenDeposit(app, order_number)

  const found = replyOf(await app.call(searchGuestOrders, { query: proof }))
  expect(found.items).toMatchObject([{ due_at: FRIDAY }])
})

test('[C-01] an order that the studio schedules without a survey is promised a day too', async () => {
  const app = await startApp()
  const { number } = await givenOrderIn(app)
  const input = {
    params: { order_number: number },
    body: { status: 'CONSULTING_SCHEDULED' },
  } as const

  replyOf(await app.call(changeOrderStatus, input, { as: await givenAdmin(app) }))

  expect((await orderRow(app, number)).due_at?.toISOString()).toBe(THURSDAY)
})

test('[C-01] a promise counts closed days, and stays where it is when they change later', async () => {
  const app = await startApp()
  await givenClosedDay(app, '2026-11-04')
  const { number } = await givenOrderToWrite(app)
  const due = async () => (await orderRow(app, number)).due_at?.toISOString()
  expect(await due()).toBe(FRIDAY)

  await givenClosedDay(app, '2026-11-05')

  expect(await due()).toBe(FRIDAY)
})

test('[C-01] an order keeps the turnaround that it was sold with', async () => {
  const app = await startApp()
  const as = await givenAdmin(app)
  const id = await productIdOf(app.db)
  const sellWithin = async (turnaround_days: number) =>
    replyOf(
      await app.call(adminProducts.update, { params: { id }, body: { turnaround_days } }, { as }),
    )
  await sellWithin(1)
  const { order_number } = await givenGuestOrder(app)
  await sellWithin(10)
  await givenDeposit(app, order_number)

  const input = { params: { order_number }, body: { status: 'CONSULTING_SCHEDULED' } } as const
  replyOf(await app.call(changeOrderStatus, input, { as }))

  const { turnaround_days, due_at } = await orderRow(app, order_number)
  expect({ turnaround_days, due: due_at?.toISOString() }).toEqual({
    turnaround_days: 1,
    due: '2026-11-03T09:00:00.000Z',
  })
})
