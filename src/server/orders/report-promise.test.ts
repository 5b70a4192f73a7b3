import { expect, test } from 'vitest'
import { adminProducts } from '#contract/admin-catalog.ts'
import { changeOrderStatus, getAdminOrder } from '#contract/admin-orders.ts'
import { getProduct, listProducts } from '#contract/catalog.ts'
import { searchGuestOrders } from '#contract/guest-orders.ts'
import { getOrder, listMyOrders } from '#contract/orders.ts'
import { saveReportDraft } from '#contract/reports.ts'
import { sendGuestSurvey, sendMemberSurvey } from '#contract/surveys.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { mailsTo } from '#tests/support/given-bookings.ts'
import { givenClosedDay } from '#tests/support/given-hours.ts'
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

test('[C-01] promises a day once the survey is submitted', async () => {
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

test('[C-01] counts the days from the payment if the survey came first', async () => {
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

test('[C-01] promises a day when the studio schedules an order without a survey', async () => {
  const app = await startApp()
  const { number } = await givenOrderIn(app)
  const input = {
    params: { order_number: number },
    body: { status: 'CONSULTING_SCHEDULED' },
  } as const

  replyOf(await app.call(changeOrderStatus, input, { as: await givenAdmin(app) }))

  expect((await orderRow(app, number)).due_at?.toISOString()).toBe(THURSDAY)
})

test('[C-01] skips closed days, and does not change when they change later', async () => {
  const app = await startApp()
  await givenClosedDay(app, '2026-11-04')
  const { number } = await givenOrderToWrite(app)
  const due = async () => (await orderRow(app, number)).due_at?.toISOString()
  expect(await due()).toBe(FRIDAY)

  await givenClosedDay(app, '2026-11-05')

  expect(await due()).toBe(FRIDAY)
})

test('[C-01] uses the turnaround that the order was sold with', async () => {
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

test.each([
  ['ko', '결과지는 11월 5일 목요일까지 보내 드려요.'],
  ['en', 'Your result sheet comes by Thursday, November 5 (Seoul time).'],
  ['vi', 'Bảng kết quả sẽ có chậm nhất vào Thứ Năm, 5 tháng 11 (giờ Seoul).'],
] as const)(
  '[C-01] names the day in the reply to a survey and in its mail: %s',
  async (language, words) => {
    const app = await startApp()
    const { number, proof } = await givenOrderIn(app, { language })
    const input = { params: { order_number: number }, body: { ...surveyWith(), ...proof } }

    const sent = replyOf(await app.call(sendGuestSurvey, input))

    expect(sent.due_at).toBe(THURSDAY)
    const mails = await mailsTo(app, proof.email)
    expect(mails.map(({ kind }) => kind)).toEqual(['SURVEY_RECEIVED'])
    expect(mails[0]!.text).toContain(words)
  },
)

test('[C-01] names the day in the payment mail if the survey came first', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  const proof = { email: 'hana@example.com', phone: '01012345678' }
  const input = { params: { order_number }, body: { ...surveyWith(), ...proof } }
  expect(replyOf(await app.call(sendGuestSurvey, input)).due_at).toBeNull()

  await givenDeposit(app, order_number)

  const paid = (await mailsTo(app, proof.email)).find(({ kind }) => kind === 'PAYMENT_CONFIRMED')
  expect(paid?.text).toContain('결과지는 11월 5일 목요일까지 보내 드려요.')
})

test('[C-01] shows on a product when a sheet would come, skipping closed days', async () => {
  const app = await startApp()
  const params = { consulting_type: 'HAIR_CONSULTING' }
  const said = async () => replyOf(await app.call(getProduct, { params })).if_sent_today
  expect(await said()).toEqual({
    sent_on: '2026-11-02',
    business_days: ['2026-11-03', '2026-11-04', '2026-11-05'],
    due_on: '2026-11-05',
  })
  await givenClosedDay(app, '2026-11-04')
  expect(await said()).toEqual({
    sent_on: '2026-11-02',
    business_days: ['2026-11-03', '2026-11-05', '2026-11-06'],
    due_on: '2026-11-06',
  })
  const { items } = replyOf(await app.call(listProducts, {}))
  expect(items[0]!.if_sent_today.due_on).toBe('2026-11-06')
})

test('[C-01] shows a sheet as in progress only once its draft was saved', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { params, admin } = await givenOrderToWrite(app, { member })
  const isWorkBegun = async () =>
    replyOf(await app.call(getOrder, { params }, { as: member })).is_work_begun
  expect(await isWorkBegun()).toBe(false)

  replyOf(await app.call(saveReportDraft, { params, body: {} }, { as: admin }))

  expect(await isWorkBegun()).toBe(true)
})
