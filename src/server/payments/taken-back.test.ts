import { expect, test } from 'vitest'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { payingOrders, sendRefunds } from '#server/orders/index.ts'
import { reconcile } from '#server/payments/index.ts'
import { replyOf } from '#tests/support/app.ts'
import { accountOf, expectBooksToBalance } from '#tests/support/books.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { accountToRefundTo, givenDeposit, orderRow } from '#tests/support/given-orders.ts'
import {
  attemptsOf,
  givenAgreed,
  openTasks,
  startAppWithToss,
  type TossApp,
} from '#tests/support/given-toss.ts'

/** What the company keeps for itself is not in question here. */
const heldBy = async (app: TossApp) =>
  (await accountOf(app, 'RECEIVED')) + (await accountOf(app, 'PROVIDER_FEES'))

/** Every notice of it is lost: only what is read by itself is known. */
async function givenAccount(app: TossApp) {
  app.toss.notices.state.delivery = 'never'
  const given = await givenAgreed(app, { method: '가상계좌' })
  replyOf(await given.confirm())
  const { order, orderId, proof } = given
  return {
    ...given,
    async deposit() {
      app.toss.book.deposit(orderId)
      app.clock.advance(HOUR_MS)
      await app.watch()
    },
    async takeBack() {
      app.toss.book.takeBack(orderId)
      app.clock.advance(DAY_MS)
      return reconcile(app.deps, payingOrders(app.deps))
    },
    cancel: async () => {
      const body = { ...proof, reason: '사정이 생겼어요', refund_account: accountToRefundTo }
      return replyOf(await app.call(cancelOrder, { params: { order_number: order }, body }))
    },
  }
}

test('[PAY-03] deposit taken back: known also eight days later and without a notice', async () => {
  const app = await startAppWithToss()
  const { deposit, takeBack, order } = await givenAccount(app)
  await deposit()
  app.clock.advance(8 * DAY_MS)

  await takeBack()

  expect(await openTasks(app)).toEqual([`DEPOSIT_TAKEN_BACK ${order}`])
  expect(await heldBy(app)).toBe(0)
  await expectBooksToBalance(app)
})

test('[PAY-03] a deposit that was settled while an older answer was on its way is not taken back by it', async () => {
  const app = await startAppWithToss()
  const { order, orderId } = await givenAccount(app)
  app.clock.advance(HOUR_MS)
  const reads = () => app.toss.heard.filter(({ call }) => call === 'read').length
  const before = reads()
  const answer = Promise.withResolvers<void>()
  app.toss.meets('read', { answersAfter: answer.promise })
  const watching = app.watch()
  await expect.poll(reads).toBe(before + 1)

  app.clock.advance(MINUTE_MS)
  app.toss.book.deposit(orderId)
  await reconcile(app.deps, payingOrders(app.deps))
  answer.resolve()
  await watching

  expect((await orderRow(app, order)).status).toBe('PAYMENT_COMPLETED')
  expect(await openTasks(app)).toEqual([])
  await expectBooksToBalance(app)
})

test('[PAY-03] deposit taken back before its refund has left: nothing is owed any more', async () => {
  const app = await startAppWithToss()
  const { deposit, takeBack, order, cancel } = await givenAccount(app)
  await deposit()
  await cancel()

  await takeBack()

  expect(await heldBy(app)).toBe(0)
  expect(await accountOf(app, 'REFUNDS_PAYABLE')).toBe(0)
  const refunds = await app.db.selectFrom('refunds').select(['status', 'account']).execute()
  expect(refunds).toEqual([{ status: 'WITHDRAWN', account: null }])
  expect((await orderRow(app, order)).status).toBe('REFUNDED')
  await expectBooksToBalance(app)
})

test('[PAY-03] a refund that the company refuses since its deposit was taken back is not the studio’s to pay', async () => {
  const app = await startAppWithToss()
  const { deposit, order, orderId, cancel } = await givenAccount(app)
  await deposit()
  await cancel()
  app.toss.book.takeBack(orderId)

  await sendRefunds(app.deps)

  expect(await accountOf(app, 'REFUNDS_PAYABLE')).toBe(0)
  expect(await openTasks(app)).toEqual([`DEPOSIT_TAKEN_BACK ${order}`])
  await expectBooksToBalance(app)
})

test('[PAY-03] deposit after its order’s end, then taken back: nothing is owed any more', async () => {
  const app = await startAppWithToss()
  const { deposit, takeBack, cancel } = await givenAccount(app)
  await cancel()
  await deposit()
  expect(await heldBy(app)).toBe(100_000)

  await takeBack()

  expect(await heldBy(app)).toBe(0)
  expect(await accountOf(app, 'REFUNDS_PAYABLE')).toBe(0)
  await expectBooksToBalance(app)
})

test('[PAY-03] a deposit that paid nothing, then taken back: the owner has nothing to give back, and knows it', async () => {
  const app = await startAppWithToss()
  const { deposit, takeBack, order, orderId } = await givenAccount(app)
  await givenDeposit(app, order)
  await deposit()
  app.clock.advance(HOUR_MS)
  await app.watch()
  expect(await openTasks(app)).toEqual([`CANNOT_GIVE_BACK ${order}`])

  await takeBack()

  expect(await openTasks(app)).toEqual([`UNWANTED_TAKEN_BACK ${order}`])
  expect(await attemptsOf(app, order)).toMatchObject([{ status: 'TAKEN_BACK' }])
  expect(await accountOf(app, 'CUSTOMER_CREDIT')).toBe(0)
  app.toss.book.deposit(orderId)
  await reconcile(app.deps, payingOrders(app.deps))
  expect(await accountOf(app, 'CUSTOMER_CREDIT')).toBe(-100_000)
  await expectBooksToBalance(app)
})
