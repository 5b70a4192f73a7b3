import { expect, test } from 'vitest'
import { listOutbox } from '#contract/notifications.ts'
import { placeGuestOrder } from '#contract/orders.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  givenCouponOf,
  givenDeposit,
  givenMemberOrder,
  orderWith,
} from '#tests/support/given-orders.ts'
import { startAppWithToss } from '#tests/support/given-toss.ts'

test('[PAY-01] sends a receipt with the included tax when a payment is confirmed', async () => {
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

test.each([
  ['ko', '결제 기한', '입금'],
  ['en', 'Pay by', 'transfer'],
  ['vi', 'Hạn thanh toán', 'chuyển khoản'],
] as const)(
  '[PAY-02] asks for no transfer in the mail about an order to be paid by card (%s)',
  async (language, deadline, transfer) => {
    const app = await startAppWithToss()
    const body = orderWith({ payment_method: 'card' })
    replyOf(await app.call(placeGuestOrder, { body }, { language }))

    const as = await givenAdmin(app)
    const { items } = replyOf(await app.call(listOutbox, { query: {} }, { as }))

    expect(items[0]?.text).toContain(deadline)
    expect(items[0]?.text).not.toContain(transfer)
  },
)
