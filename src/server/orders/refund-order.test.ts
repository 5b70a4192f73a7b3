import { expect, test } from 'vitest'
import { refundOrder } from '#contract/admin-orders.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenBank } from '#tests/support/given-bank.ts'
import { givenDeposit, givenGuestOrder, kindsSentTo } from '#tests/support/given-orders.ts'
import { expectLedgerToBalance } from '#tests/support/ledger.ts'

const reason = '약속을 못 지켜 죄송해요'

// biome-ignore format: a table reads by columns
const sentOrPromised = [
  ['ko', '며칠 걸릴 수 있어요',        '기한까지'],
  ['en', 'it can take a few days',    'bank account'],
  ['vi', 'có thể mất vài ngày',       'tài khoản ngân hàng'],
] as const

test('[PAY-01] announces a refund that was already transferred once, as sent', async () => {
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

test('[PAY-01] leaves an earlier agreed refund due when a later part was already transferred', async () => {
  const app = await startApp()
  const bank = givenBank(app)
  const { order_number } = await givenGuestOrder(app)
  await bank.deposit(order_number, 120_000)
  app.clock.advance(HOUR_MS)

  replyOf(await bank.give(order_number, 10_000, { paid_out: true }))

  const { account } = await bank.order(order_number)
  expect(account.refunds).toMatchObject([
    { amount: 20_000, status: 'AGREED' },
    { amount: 10_000, status: 'SENT' },
  ])
  expect(await bank.dueRefunds()).toMatchObject({ total: 20_000 })
  await expectLedgerToBalance(app)
})

// biome-ignore format: a table reads by columns
test.each([
  ['all of it had been given back',      100_000, 100_000],
  ['more had come than was due',         120_000, 0],
])('[ORD-18] announces an order that ends without a new refund as cancelled where %s', async (_what, paid, given) => {
  const app = await startApp()
  const bank = givenBank(app)
  const { order_number } = await givenGuestOrder(app)
  await bank.deposit(order_number, paid)
  if (given > 0) replyOf(await bank.give(order_number, given))
  expect((await bank.dueRefunds()).items).toHaveLength(1)
  app.clock.advance(HOUR_MS)

  const input = { params: { order_number }, body: { reason, amount: 0 } }
  replyOf(await app.call(refundOrder, input, { as: await givenAdmin(app) }))

  expect(await kindsSentTo(app, 'hana@example.com')).toEqual([
    'ORDER_CANCELLED',
    'ORDER_PLACED',
    'PAYMENT_CONFIRMED',
    'REFUND_AGREED',
  ])
})
