import { expect, test } from 'vitest'
import { refundOrder } from '#contract/admin-orders.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenDeposit, givenGuestOrder } from '#tests/support/given-orders.ts'

const reason = '약속을 못 지켜 죄송해요'

// biome-ignore format: a table reads by columns
const sentOrPromised = [
  ['ko', '통장에 보이기까지',              '보낸 뒤에 다시'],
  ['en', 'it can take about a day',       'write again'],
  ['vi', 'hiển thị trong tài khoản',      'sẽ báo lại'],
] as const

test('[PAY-01] what was paid out already is told of once, as sent, and no other mail is promised', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)
  const params = { order_number }
  const as = await givenAdmin(app)
  const newestMail = () =>
    app.db
      .selectFrom('messages')
      .select(['kind', 'text'])
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()

  for (const [language, sent, promised] of sentOrPromised) {
    await app.db.updateTable('orders').set({ language }).execute()
    const part = { reason, amount: 10_000, paid_out: true, keeps_order: true }
    replyOf(await app.call(refundOrder, { params, body: part }, { as }))
    const mail = await newestMail()
    expect(mail).toMatchObject({ kind: 'PART_REFUNDED', text: expect.stringContaining(sent) })
    expect(mail.text).not.toContain(promised)
  }
  replyOf(await app.call(refundOrder, { params, body: { reason, paid_out: true } }, { as }))
  const mail = await newestMail()
  expect(mail).toMatchObject({ kind: 'ORDER_REFUNDED' })
  expect(mail.text).toContain('đã chuyển tiền hoàn lại')
  expect(mail.text).not.toContain('sẽ báo lại')
})
