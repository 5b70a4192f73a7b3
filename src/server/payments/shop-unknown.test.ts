import { expect, test } from 'vitest'
import { refundOrder } from '#contract/admin-orders.ts'
import { reconcilePayments } from '#contract/money-tasks.ts'
import { replyOf } from '#tests/support/app.ts'
import { DAY_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { alarmsOf, givenReceiptAsked } from '#tests/support/given-cash-receipts.ts'
import { givenOwner } from '#tests/support/given-owner.ts'
import { givenAgreed, intentsOf, openTasks, startAppWithToss } from '#tests/support/given-toss.ts'

const noShop = { refuses: 'NOT_FOUND_MERCHANT' } as const
const SHOP_UNKNOWN = 'SHOP_UNKNOWN'

test('[PAY-03] opens a task each day while the provider does not find the shop when reading movements', async () => {
  const app = await startAppWithToss()
  const owner = givenOwner(app)
  const compare = async () =>
    app.call(reconcilePayments, { body: {} }, { as: await givenAdmin(app) })
  const refused = { status: 409, refusal: { code: 'COMPANY_BOOKS_UNREADABLE' } }
  app.toss.meets('transactions', noShop)
  expect(await compare()).toMatchObject(refused)
  const [task] = (await owner.tasks()).alarms
  expect(task).toMatchObject({ kind: 'SHOP_UNKNOWN', detail: { code: 'NOT_FOUND_MERCHANT' } })

  replyOf(await owner.resolve(task!.id, { resolution: 'KNOWN' }))
  app.toss.meets('transactions', noShop)
  await compare()
  expect(await openTasks(app)).toEqual([])
  app.clock.advance(DAY_MS)
  app.toss.meets('transactions', noShop)
  await compare()
  expect(await openTasks(app)).toEqual([SHOP_UNKNOWN])

  replyOf(await compare())
  expect(await openTasks(app)).toEqual([])
})

test('[PAY-03] opens a task until settlements can be read, too', async () => {
  const app = await startAppWithToss()
  const owner = givenOwner(app)
  app.toss.meets('fees', noShop)
  await owner.reconcile()
  expect(await openTasks(app)).toEqual([SHOP_UNKNOWN])

  app.toss.meets('fees', 'dropsBefore')
  await owner.reconcile()
  expect(await openTasks(app)).toEqual([SHOP_UNKNOWN])
  await owner.reconcile()
  expect(await openTasks(app)).toEqual([])
})

test('[PAY-03] opens a task for a payment that cannot be read because the shop is not found, and retries it', async () => {
  const app = await startAppWithToss()
  const { order, confirm } = await givenAgreed(app)
  app.toss.meets('confirm', 'dropsAfter')
  app.toss.meets('read', noShop)
  await confirm()
  expect(await openTasks(app)).toEqual([SHOP_UNKNOWN])
  expect(await intentsOf(app, order)).toMatchObject([{ status: 'CONFIRMING' }])

  app.clock.advance(MINUTE_MS)
  await app.watch()
  expect(await intentsOf(app, order)).toMatchObject([{ status: 'SETTLED' }])
})

test('[PAY-03] keeps a refund in progress when the provider does not find the shop', async () => {
  const app = await startAppWithToss()
  const { order, paymentKey, confirm } = await givenAgreed(app)
  replyOf(await confirm())
  const params = { order_number: order }
  const body = { amount: 30_000, reason: '일정이 바뀌었어요', keeps_order: true }
  replyOf(await app.call(refundOrder, { params, body }, { as: await givenAdmin(app) }))
  app.toss.meets('cancel', noShop)

  expect(await app.sendRefunds()).toBe(0)
  expect(await openTasks(app)).toEqual([SHOP_UNKNOWN])
  const sent = app.db.selectFrom('refunds').select(['status', 'failure'])
  expect(await sent.execute()).toEqual([{ status: 'SENDING', failure: 'NOT_FOUND_MERCHANT' }])

  app.toss.payments.cancel(paymentKey, { cancelAmount: 30_000, cancelReason: '상점 화면에서' })
  expect(await app.sendRefunds()).toBe(1)
})

test('opens a task for a receipt of a shop that is not registered for cash receipts', async () => {
  const app = await startAppWithToss()
  const { pay, follow } = await givenReceiptAsked(app)
  await pay()
  app.toss.meets('receipt', { refuses: 'NOT_REGISTERED_BUSINESS' })
  app.toss.meets('receipts', { refuses: 'NOT_FOUND_MERCHANT_BUSINESS_NUMBER' })

  await follow()

  const why = 'NOT_REGISTERED_BUSINESS'
  expect(await alarmsOf(app)).toMatchObject([{ kind: 'CASH_RECEIPT', detail: { why } }])
})
