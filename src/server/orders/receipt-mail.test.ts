import { expect, test } from 'vitest'
import { listOutbox } from '#contract/notifications.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenCouponOf, givenDeposit, givenMemberOrder } from '#tests/support/given-orders.ts'

test('[PAY-01] the mail that confirms a payment is its receipt, with the tax in it', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const order = await givenMemberOrder(app, member, { coupon_id: await givenCouponOf(app, member) })
  await givenDeposit(app, order.order_number)

  const as = await givenAdmin(app)
  const { items } = replyOf(await app.call(listOutbox, { query: {} }, { as }))
  const mail = items.find(({ subject }) => subject?.includes('결제가 확인됐어요'))

  for (const part of [
    '95,000원',
    '100,000원',
    '할인',
    '무통장 입금',
    '부가세',
    '8,636원',
    '86,364원',
  ]) {
    expect(mail?.text).toContain(part)
  }
})
