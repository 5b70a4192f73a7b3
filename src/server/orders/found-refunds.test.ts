import { expect, test } from 'vitest'
import { refundOrder } from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { replyOf } from '#tests/support/app.ts'
import { expectBooksToBalance } from '#tests/support/books.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenOwner } from '#tests/support/given-owner.ts'
import { givenAgreed, openTasks, startAppWithToss } from '#tests/support/given-toss.ts'
import { sendRefunds } from './send-refunds.ts'

const reason = '일정이 바뀌었어요'
const inTheirOffice = { cancelReason: '상점 화면에서' }

/** An order paid by card, of which refunds are asked for and money goes back in the company's own pages. */
async function givenPaid() {
  const app = await startAppWithToss()
  const { confirm, order, paymentKey, proof } = await givenAgreed(app)
  replyOf(await confirm())
  const params = { order_number: order }
  const as = await givenAdmin(app)
  const { toss, db, call } = app
  return {
    app,
    order,
    toss,
    owner: givenOwner(app),
    send: () => sendRefunds(app.deps),
    balance: () => toss.book.byKey(paymentKey).balanceAmount,
    async part(amount: number) {
      replyOf(
        await call(refundOrder, { params, body: { amount, reason, keeps_order: true } }, { as }),
      )
    },
    async cancel() {
      const { guest_token } = proof
      replyOf(await call(cancelOrder, { params, body: { reason, guest_token } }))
    },
    byHand: (asked: object) => toss.book.cancel(paymentKey, { ...asked, ...inTheirOffice }),
    /** Of what the company gave back so far it is told why, and no more. */
    forgetMarks: () =>
      toss.book.byKey(paymentKey).cancels.forEach((it, at, all) => {
        all[at] = { ...it, cancelReason: it.cancelReason.replace(/ #\w+$/, '') }
      }),
    /** The company's own names of what it gave back. */
    theirs: () => toss.book.byKey(paymentKey).cancels.map((it) => it.transactionKey),
    /** Of what left here, the one agreed to first before the others. */
    async ours() {
      const refunds = db.selectFrom('refunds').select('provider_reference')
      const left = refunds.where('order_number', '=', order).where('status', '=', 'PAID_OUT')
      return (await left.orderBy('requested_at').execute()).map((it) => it.provider_reference)
    },
  }
}

test('[PAY-03] a refund that was given back at the company while its end was not known is not asked for again, and the owner is told', async () => {
  const { app, order, toss, owner, send, balance, part, byHand, theirs, ours } = await givenPaid()
  await part(30_000)
  toss.meets('cancel', 'breaksBefore')
  expect(await send()).toBe(0)

  byHand({ cancelAmount: 30_000 })
  expect(await send()).toBe(1)

  expect(balance()).toBe(70_000)
  expect(await ours()).toEqual(theirs())
  await expectBooksToBalance(app)
  const [task] = await owner.tasks()
  expect(task).toMatchObject({ kind: 'REFUND_FOUND', order_number: order, amount: 30_000 })
  replyOf(await owner.resolve(task!.id, { resolution: 'KNOWN' }))
  await owner.reconcile()
  expect(await openTasks(app)).toEqual([])
})

test('[PAY-03] a refund whose answer was lost is its own, also where the same sum was given back beside it', async () => {
  const { app, toss, owner, send, balance, part, byHand, theirs, ours } = await givenPaid()
  await part(30_000)
  toss.meets('cancel', 'dropsAfter')
  toss.meets('read', 'dropsBefore')
  expect(await send()).toBe(0)
  app.clock.advance(MINUTE_MS)
  byHand({ cancelAmount: 30_000 })

  expect(await send()).toBe(1)

  expect(balance()).toBe(40_000)
  const [own, other] = theirs()
  expect(await ours()).toEqual([own])
  await owner.reconcile()
  const [task] = await owner.tasks()
  expect(task).toMatchObject({ kind: 'REFUNDED_ELSEWHERE', amount: 30_000 })
  replyOf(await owner.resolve(task!.id, { resolution: 'BOOK' }))
  expect(await ours()).toEqual([own, other])
  await expectBooksToBalance(app)
})

test('[PAY-03] of what went back whole in the company’s own pages nothing is left to ask the owner', async () => {
  const { app, toss, send, cancel, byHand } = await givenPaid()
  await cancel()
  toss.meets('cancel', 'breaksBefore')
  expect(await send()).toBe(0)
  byHand({})

  expect(await send()).toBe(1)

  expect(await openTasks(app)).toEqual([])
  await expectBooksToBalance(app)
})

test('[PAY-03] of two refunds of one payment that were found by their sums the owner is told of each', async () => {
  const { app, toss, owner, send, part, byHand, theirs, ours } = await givenPaid()
  for (const amount of [30_000, 20_000]) {
    await part(amount)
    toss.meets('cancel', 'breaksBefore')
    expect(await send()).toBe(0)
    byHand({ cancelAmount: amount })
    expect(await send()).toBe(1)
    app.clock.advance(MINUTE_MS)
  }

  expect((await owner.tasks()).map(({ kind, amount }) => ({ kind, amount }))).toEqual([
    { kind: 'REFUND_FOUND', amount: 30_000 },
    { kind: 'REFUND_FOUND', amount: 20_000 },
  ])
  expect(await ours()).toEqual(theirs())
  await expectBooksToBalance(app)
})

test.each([
  ['its answer was lost', 'dropsAfter', null, 70_000],
  ['it did not reach the company', 'breaksBefore', null, 70_000],
  ['its answer was lost, and more was given back beside it', 'dropsAfter', 25_000, 45_000],
  ['the same sum was given back beside it', 'dropsAfter', 30_000, 40_000],
] as const)(
  '[PAY-03] a refund that was asked for before there were marks is given back once: %s',
  async (_what, trouble, beside, balance) => {
    const given = await givenPaid()
    const { app, toss, send, part, byHand, theirs, ours } = given
    await part(30_000)
    toss.meets('cancel', trouble)
    if (trouble === 'dropsAfter') toss.meets('read', 'dropsBefore')
    expect(await send()).toBe(0)
    // As it stood at the company then: a reason, and nothing behind it.
    given.forgetMarks()
    if (beside) byHand({ cancelAmount: beside })
    app.clock.advance(MINUTE_MS)

    expect(await send()).toBe(1)

    expect(given.balance()).toBe(balance)
    expect(await ours()).toEqual([theirs()[0]])
    // Our own call made it: nobody is to look whether they did.
    expect(await openTasks(app)).toEqual([])
    app.clock.advance(MINUTE_MS)
    expect(await send()).toBe(0)
    expect(given.balance()).toBe(balance)
    await expectBooksToBalance(app)
  },
)
