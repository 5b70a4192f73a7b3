import { expect, test } from 'vitest'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { payingOrders } from '#server/orders/index.ts'
import { reconcile } from '#server/payments/index.ts'
import { replyOf } from '#tests/support/app.ts'
import { expectBooksToBalance } from '#tests/support/books.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { accountToRefundTo, givenDeposit } from '#tests/support/given-orders.ts'
import { givenOwner } from '#tests/support/given-owner.ts'
import {
  givenAgreed,
  openTasks,
  startAppWithToss,
  type TossApp,
} from '#tests/support/given-toss.ts'
import type { TossMethod } from '#tests/support/toss/book.ts'

/** What an English customer was told about money since a moment, newest first. */
async function toldSince(app: TossApp, since: Date) {
  const all = app.db.selectFrom('messages').selectAll().where('created_at', '>', since)
  const messages = await all.orderBy('created_at', 'desc').execute()
  for (const { text, html } of messages) {
    expect(text).toContain('김하나, ')
    expect(html).toContain('<html lang="en">')
  }
  return messages.map(({ kind }) => kind)
}

const textsOf = async (app: TossApp, kind: string) => {
  const rows = await app.db.selectFrom('messages').select('text').where('kind', '=', kind).execute()
  return rows.map(({ text }) => text)
}

async function givenEnglish(method: TossMethod) {
  const app = await startAppWithToss()
  app.toss.notices.state.delivery = 'never'
  const given = await givenAgreed(app, { method })
  await app.db.updateTable('orders').set({ language: 'en' }).execute()
  return { app, ...given }
}

/** Agreed to in the company's window, and paid by transfer meanwhile. */
async function givenPaidTwice(method: TossMethod) {
  const given = await givenEnglish(method)
  const { app, order, orderId, paymentKey, amount } = given
  if (method === '가상계좌') replyOf(await given.confirm())
  await givenDeposit(app, order)
  const since = app.clock.now()
  app.clock.advance(MINUTE_MS)
  if (method === '가상계좌') app.toss.book.deposit(orderId)
  else app.toss.book.confirm({ paymentKey, orderId, amount })
  await reconcile(app.deps, payingOrders(app.deps))
  return { ...given, since }
}

test('[PAY-03] paid twice by card: the customer and the owner know, and again when it has gone back', async () => {
  const { app, order, since } = await givenPaidTwice('카드')
  expect(await openTasks(app)).toEqual([`PAID_TWICE ${order}`])
  expect(await toldSince(app, since)).toEqual(['DEPOSIT_RETURNED'])
  expect((await textsOf(app, 'DEPOSIT_RETURNED'))[0]).toContain(
    'We will refund it the way you paid',
  )

  app.clock.advance(HOUR_MS)
  await app.watch()
  await app.watch()

  expect(await openTasks(app)).toEqual([])
  expect(await toldSince(app, since)).toEqual(['REFUND_PAID_OUT', 'DEPOSIT_RETURNED'])
  await expectBooksToBalance(app)
})

test('[PAY-03] paid twice by a deposit: the mail asks where to, and says when it has gone back', async () => {
  const { app, order, since } = await givenPaidTwice('가상계좌')
  expect((await textsOf(app, 'DEPOSIT_RETURNED'))[0]).toContain('Please reply to this email')
  app.clock.advance(HOUR_MS)
  await app.watch()
  expect(await openTasks(app)).toEqual([`CANNOT_GIVE_BACK ${order}`])
  const owner = givenOwner(app)
  const [task] = await owner.tasks()
  const body = { resolution: 'GIVE_BACK', refund_account: accountToRefundTo } as const
  replyOf(await owner.resolve(task!.id, body))

  expect(await toldSince(app, since)).toEqual(['REFUND_PAID_OUT', 'DEPOSIT_RETURNED'])
  await expectBooksToBalance(app)
})

test('[PAY-03] paid twice, then taken back by its bank: nothing comes back, and both know', async () => {
  const { app, order, orderId, since } = await givenPaidTwice('가상계좌')
  app.toss.book.takeBack(orderId)
  app.clock.advance(DAY_MS)
  await reconcile(app.deps, payingOrders(app.deps))

  expect(await openTasks(app)).toEqual([`UNWANTED_TAKEN_BACK ${order}`])
  expect(await toldSince(app, since)).toEqual(['REFUND_WITHDRAWN', 'DEPOSIT_RETURNED'])
})

test.each([
  ['카드', false],
  ['가상계좌', true],
] as const)(
  '[PAY-03] another amount than was asked for, by %s: the customer knows what came, and when it has gone back',
  async (method, isAsked) => {
    const { app, order, orderId, paymentKey } = await givenEnglish(method)
    const payment = app.toss.book.byKey(paymentKey)
    Object.assign(payment, { totalAmount: 90_000, balanceAmount: 90_000 })
    app.toss.book.confirm({ paymentKey, orderId, amount: 90_000 })
    if (method === '가상계좌') app.toss.book.deposit(payment)
    const since = app.clock.now()
    app.clock.advance(HOUR_MS)
    const owner = givenOwner(app)
    await owner.reconcile()
    await owner.reconcile()

    expect(await openTasks(app)).toEqual([`AMOUNT_DIFFERS ${order}`])
    expect(await toldSince(app, since)).toEqual(['PAYMENT_DIFFERS'])
    const [text] = await textsOf(app, 'PAYMENT_DIFFERS')
    expect(text).toContain('Received: ₩90,000')
    expect(text).toContain('To pay: ₩100,000')
    expect(text?.includes('Please reply to this email')).toBe(isAsked)

    app.clock.advance(HOUR_MS)
    const [task] = await owner.tasks()
    expect(task?.detail).toEqual({ asked: 100_000, ...(isAsked && { why: 'ACCOUNT_NEEDED' }) })
    const body = {
      resolution: 'GIVE_BACK',
      ...(isAsked && { refund_account: accountToRefundTo }),
    } as const
    replyOf(await owner.resolve(task!.id, body))
    await app.db.updateTable('payment_tasks').set({ closed_at: null, resolution: null }).execute()
    replyOf(await owner.resolve(task!.id, body))

    expect(await toldSince(app, since)).toEqual(['REFUND_PAID_OUT', 'PAYMENT_DIFFERS'])
    await expectBooksToBalance(app)
  },
)

test('[PAY-03] a refund that is owed of a deposit and withdrawn with it: the customer knows, and its account is forgotten', async () => {
  const { app, order, orderId, confirm, proof } = await givenEnglish('가상계좌')
  replyOf(await confirm())
  app.toss.book.deposit(orderId)
  await reconcile(app.deps, payingOrders(app.deps))
  const body = { ...proof, reason: '사정이 생겼어요', refund_account: accountToRefundTo }
  replyOf(await app.call(cancelOrder, { params: { order_number: order }, body }))
  const since = app.clock.now()
  app.toss.book.takeBack(orderId)
  app.clock.advance(DAY_MS)
  await reconcile(app.deps, payingOrders(app.deps))

  expect(await toldSince(app, since)).toEqual(['REFUND_WITHDRAWN'])
  expect((await textsOf(app, 'REFUND_WITHDRAWN'))[0]).toContain('Not sent: ₩100,000')
  expect(await openTasks(app)).toEqual([`DEPOSIT_TAKEN_BACK ${order}`])
  const kept = await app.db.selectFrom('refunds').select(['status', 'account']).execute()
  expect(kept).toEqual([{ status: 'WITHDRAWN', account: null }])
})

test('[PAY-03] a deposit after its order’s end, owed back and then taken back: the customer knows', async () => {
  const { app, order, orderId, confirm, proof } = await givenEnglish('가상계좌')
  replyOf(await confirm())
  const body = { ...proof, reason: '사정이 생겼어요' }
  replyOf(await app.call(cancelOrder, { params: { order_number: order }, body }))
  app.toss.book.deposit(orderId)
  await reconcile(app.deps, payingOrders(app.deps))
  const since = app.clock.now()
  app.toss.book.takeBack(orderId)
  app.clock.advance(DAY_MS)
  await reconcile(app.deps, payingOrders(app.deps))

  expect(await toldSince(app, since)).toEqual(['REFUND_WITHDRAWN'])
  expect(await openTasks(app)).toEqual([`DEPOSIT_TAKEN_BACK ${order}`])
  await expectBooksToBalance(app)
})
