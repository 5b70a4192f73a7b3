import { expect, test } from 'vitest'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { completeOrder, getOrder } from '#contract/orders.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenGuestOrder, givenReportSent } from '#tests/support/given-orders.ts'

test('names an administrator who acts for the customer in history and audit log', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const sent = (await givenGuestOrder(app)).order_number
  const unpaid = (await givenGuestOrder(app)).order_number
  await givenReportSent(app, sent)
  const as = { as: admin }

  await app.call(completeOrder, { params: { order_number: sent } }, as)
  const body = { reason: '전화로 부탁' }
  await app.call(cancelOrder, { params: { order_number: unpaid }, body }, as)

  for (const [order_number, action] of [
    [sent, 'order.complete'],
    [unpaid, 'order.cancel'],
  ] as const) {
    const { history } = replyOf(await app.call(getOrder, { params: { order_number } }, as))
    expect(history.at(-1)).toMatchObject({ by: 'admin' })
    const logged = await app.db
      .selectFrom('audit_log')
      .select('actor_id')
      .where('subject', '=', order_number)
      .where('action', '=', action)
      .execute()
    expect(logged).toEqual([{ actor_id: admin.id }])
  }
})
