import { expect, test } from 'vitest'
import { listMyOrders } from '#contract/orders.ts'
import { listPaymentMethods } from '#contract/payments.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenDeposit, givenMemberOrder, givenReportSent } from '#tests/support/given-orders.ts'
import { productIdOf } from '#tests/support/given-products.ts'

test('[ORD-14] a member sees only own orders, newest first, in pages', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const older = await givenMemberOrder(app, member)
  app.clock.advance(MINUTE_MS)
  const newer = await givenMemberOrder(app, member)
  await givenMemberOrder(app, await givenMember(app))

  const first = replyOf(await app.call(listMyOrders, { query: { size: 1 } }, { as: member }))
  const second = replyOf(
    await app.call(listMyOrders, { query: { size: 1, page: 2 } }, { as: member }),
  )

  expect(first).toMatchObject({ total: 2, total_pages: 2, pages: 2, page: 1, page_size: 1 })
  expect(first.items).toEqual([
    {
      order_number: newer.order_number,
      consulting_type: 'HAIR_CONSULTING',
      product_id: await productIdOf(app.db),
      product_name: '온라인 헤어 컨설팅',
      subtotal: 100_000,
      total_price: 100_000,
      status: 'PAYMENT_PENDING',
      status_label: '결제 대기',
      created_at: app.clock.now().toISOString(),
      has_survey: false,
      has_survey_submitted: false,
      report_status: null,
      report_id: null,
      survey_deadline: null,
      turnaround_days: 3,
      due_at: null,
      is_due_paused: false,
      is_work_begun: false,
    },
  ])
  expect(second.items).toMatchObject([{ order_number: older.order_number }])
})

test.each<[word: string, found: number]>([
  ['CONSULTING_SCHEDULED', 1],
  ['SHIPPED', 1],
  ['RESULT_SENT', 1],
  ['payment_completed', 1],
  ['CANCELED', 0],
  ['NO_SUCH_WORD', 0],
])('[ORD-17] the filter understands %s', async (status, found) => {
  const app = await startApp()
  const member = await givenMember(app)
  const sent = await givenMemberOrder(app, member)
  await givenReportSent(app, sent.order_number)
  const paid = await givenMemberOrder(app, member)
  await givenDeposit(app, paid.order_number)

  const answer = await app.call(listMyOrders, { query: { status } }, { as: member })

  expect(replyOf(answer).total).toBe(found)
})

test('an administrator’s own orders have the wording for members', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const { order_number } = await givenMemberOrder(app, admin)
  await givenReportSent(app, order_number)

  const mine = replyOf(await app.call(listMyOrders, {}, { as: admin }))

  expect(mine.items).toMatchObject([{ status: 'CONSULTING_SCHEDULED' }])
})

test('[PAY-01] bank transfer is offered without any account anywhere', async () => {
  const { call } = await startApp()

  expect(replyOf(await call(listPaymentMethods, {})).items).toEqual([
    { method: 'bank_transfer', provider: 'bank_transfer', client_key: null },
  ])
})
