import { expect, test } from 'vitest'
import { refundOrder } from '#contract/admin-orders.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenDeposit, givenGuestOrder } from '#tests/support/given-orders.ts'

const reason = '약속을 못 지켜 죄송해요'

// biome-ignore format: a table reads by columns
const sentOrPromised = [
  ['ko', '며칠 걸릴 수 있어요',        '기한까지'],
  ['en', 'it can take a few days',    'bank account'],
  ['vi', 'có thể mất vài ngày',       'tài khoản ngân hàng'],
] as const

test('[PAY-01] a refund that was transferred already is announced once, as sent', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)
  const params = { order_number }
  const as = await givenAdmin(app)
  const mails = () =>
    app.db.selectFrom('messages').select(['kind', 'text']).orderBy('position').execute()
  const newMails = async (work: () => Promise<unknown>) => {
    const before = (await mails()).length
    await work()
    return (await mails()).slice(before)
  }

  for (const [language, sent, promised] of sentOrPromised) {
    await app.db.updateTable('orders').set({ language }).execute()
    const part = { reason, amount: 10_000, paid_out: true, keeps_order: true }
    const [mail, ...others] = await newMails(async () =>
      replyOf(await app.call(refundOrder, { params, body: part }, { as })),
    )
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'REFUND_SENT', text: expect.stringContaining(sent) })
    expect(mail?.text).not.toContain(promised)
  }
  const ended = await newMails(async () =>
    replyOf(await app.call(refundOrder, { params, body: { reason, paid_out: true } }, { as })),
  )
  expect(ended.map(({ kind }) => kind)).toEqual(['ORDER_CANCELLED', 'REFUND_SENT'])
})
