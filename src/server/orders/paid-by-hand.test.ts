import { expect, test } from 'vitest'
import { getAdminOrder, refundOrder, setRefundAccount } from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { reconcile } from '#server/payments/index.ts'
import { replyOf } from '#tests/support/app.ts'
import { accountOf, expectBooksToBalance, heldAt } from '#tests/support/books.ts'
import { DAY_MS, HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { accountToRefundTo } from '#tests/support/given-orders.ts'
import { givenOwner } from '#tests/support/given-owner.ts'
import { givenAgreed, openTasks, startAppWithToss } from '#tests/support/given-toss.ts'
import { payingOrders } from './paying-orders.ts'
import { sendRefunds } from './send-refunds.ts'

const reason = '사정이 생겼어요'

/** A deposit on a virtual account whose refund the company refuses, so that the studio transfers it. */
async function givenAccount() {
  const app = await startAppWithToss()
  app.toss.notices.state.delivery = 'never'
  const { order, orderId, proof, confirm } = await givenAgreed(app, { method: '가상계좌' })
  replyOf(await confirm())
  const params = { order_number: order }
  const owner = givenOwner(app)
  const look = () => reconcile(app.deps, payingOrders(app.deps))
  return {
    app,
    order,
    owner,
    async deposit() {
      app.toss.book.deposit(orderId)
      app.clock.advance(2 * HOUR_MS)
      await look()
    },
    async refuse() {
      app.toss.meets('cancel', { refuses: 'REFUND_REJECTED' })
      await sendRefunds(app.deps)
    },
    async takeBack() {
      app.toss.book.takeBack(orderId)
      app.clock.advance(DAY_MS)
      await look()
    },
    async saysItWasSent() {
      const task = (await owner.tasks()).find(({ kind }) => kind === 'REFUND_WITHDRAWN')!
      const press = () => owner.resolve(task.id, { resolution: 'PAID_BY_HAND' })
      return Promise.all([press(), press()])
    },
    cancel: async () => {
      const body = { ...proof, reason, refund_account: accountToRefundTo }
      return replyOf(await app.call(cancelOrder, { params, body }))
    },
    part: async (amount: number) => {
      const as = await givenAdmin(app)
      const body = { amount, reason, keeps_order: true }
      replyOf(await app.call(refundOrder, { params, body }, { as }))
      const account = { refund_account: accountToRefundTo }
      replyOf(await app.call(setRefundAccount, { params, body: account }, { as }))
    },
    callOff: async (amount?: number) => {
      const body = { reason, ...(amount && { amount, keeps_order: true }) }
      return app.call(refundOrder, { params, body }, { as: await givenAdmin(app) })
    },
    now: async () =>
      replyOf(await app.call(getAdminOrder, { params }, { as: await givenAdmin(app) })),
  }
}

test('[PAY-03] a refund that was transferred just before its deposit was taken back is booked, and claimed with what was kept', async () => {
  const { app, order, deposit, cancel, refuse, takeBack, saysItWasSent, now } = await givenAccount()
  await deposit()
  await cancel()
  await refuse()
  await takeBack()
  expect(await openTasks(app)).toEqual([`REFUND_WITHDRAWN ${order}`, `DEPOSIT_TAKEN_BACK ${order}`])
  expect(await accountOf(app, 'RECEIVABLE', order)).toBe(0)

  const presses = await saysItWasSent()

  expect(presses.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await heldAt(app, order)).toEqual({ bank_transfer: -90_000 })
  expect(await accountOf(app, 'RECEIVABLE', order)).toBe(100_000)
  const { payment, refunds, waiting_for } = await now()
  expect(payment.status).toBe('TAKEN_BACK')
  expect(refunds).toMatchObject([{ status: 'PAID_OUT', amount: 90_000, by_hand: false }])
  expect(waiting_for).toBe('MONEY')
  expect(await openTasks(app)).toEqual([`DEPOSIT_TAKEN_BACK ${order}`])
  await expectBooksToBalance(app)
})

test('[PAY-03] the same of a part, whose order goes on and is paid for anew', async () => {
  const { app, order, deposit, part, refuse, takeBack, saysItWasSent, now } = await givenAccount()
  await deposit()
  await part(30_000)
  await refuse()
  await takeBack()
  await deposit()

  await saysItWasSent()

  expect(await heldAt(app, order)).toEqual({
    'toss/virtual_account': 100_000,
    bank_transfer: -30_000,
  })
  expect((await now()).payment).toMatchObject({
    status: 'PARTIALLY_REFUNDED',
    refunded_amount: 30_000,
  })
  await expectBooksToBalance(app)
})

test.each(['in time', 'only once it is called off'] as const)(
  '[PAY-03] an order is called off, whose deposit was taken back after a part had been transferred, which is booked %s: nothing is here, and that part is claimed with what the rules keep',
  async (when) => {
    const { app, order, deposit, part, refuse, takeBack, saysItWasSent, callOff, now } =
      await givenAccount()
    await deposit()
    await part(30_000)
    await refuse()
    await takeBack()
    if (when === 'in time') await saysItWasSent()

    await callOff()
    if (when === 'only once it is called off') await saysItWasSent()

    expect((await now()).payment).toMatchObject({ status: 'TAKEN_BACK', refunded_amount: 30_000 })
    expect(await heldAt(app, order)).toEqual({ bank_transfer: -30_000 })
    expect(await accountOf(app, 'RECEIVABLE', order)).toBe(40_000)
    expect(await accountOf(app, 'REFUND_DEDUCTIONS', order)).toBe(-10_000)
    await expectBooksToBalance(app)
    // Nothing that is not here is given back.
    expect(await callOff(1)).toMatchObject({ refusal: { code: 'ORDER_NOT_CANCELLABLE' } })
  },
)

test('[PAY-03] the same of a deposit that came after its order’s end: its customer owes it', async () => {
  const { app, order, deposit, cancel, refuse, takeBack, saysItWasSent } = await givenAccount()
  await cancel()
  await deposit()
  const account = { refund_account: accountToRefundTo }
  const params = { order_number: order }
  replyOf(
    await app.call(setRefundAccount, { params, body: account }, { as: await givenAdmin(app) }),
  )
  await refuse()
  await takeBack()

  await saysItWasSent()

  expect(await heldAt(app, order)).toEqual({ bank_transfer: -100_000 })
  expect(await accountOf(app, 'CUSTOMER_CREDIT', order)).toBe(100_000)
  await expectBooksToBalance(app)
})

test('[PAY-03] a refund that is withdrawn before anybody could transfer it is no task', async () => {
  const { app, order, deposit, cancel, takeBack } = await givenAccount()
  await deposit()
  await cancel()

  await takeBack()

  expect(await openTasks(app)).toEqual([`DEPOSIT_TAKEN_BACK ${order}`])
})
