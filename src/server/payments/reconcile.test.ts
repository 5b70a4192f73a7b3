import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listSettlements } from '#contract/admin-money.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { openPaymentAttempt } from '#contract/paying.ts'
import { reconcilePayments } from '#contract/payment-tasks.ts'
import { sendRefunds } from '#server/orders/index.ts'
import { replyOf } from '#tests/support/app.ts'
import { accountOf, expectBooksToBalance } from '#tests/support/books.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { accountToRefundTo, givenDeposit, orderRow } from '#tests/support/given-orders.ts'
import { givenOwner } from '#tests/support/given-owner.ts'
import { attemptsOf, givenAgreed, openTasks, startAppWithToss } from '#tests/support/given-toss.ts'

test('[PAY-03] what was taken and never told is settled by comparing the books', async () => {
  const app = await startAppWithToss()
  app.toss.notices.state.delivery = 'never'
  const { confirm, order } = await givenAgreed(app)
  app.toss.meets('confirm', 'dropsAfter')
  app.toss.meets('read', 'dropsBefore')
  await confirm()
  app.clock.advance(HOUR_MS)
  const { reconcile } = givenOwner(app)

  expect(await reconcile()).toEqual({ compared: 1, settled: 1, open_tasks: 0 })
  expect((await orderRow(app, order)).status).toBe('PAYMENT_COMPLETED')
  expect(await reconcile()).toEqual({ compared: 1, settled: 0, open_tasks: 0 })
  await expectBooksToBalance(app)
})

test('[PAY-03] what the company keeps of a payment stands in the book once, and in the month', async () => {
  const app = await startAppWithToss()
  const { confirm } = await givenAgreed(app)
  await confirm()
  const { reconcile } = givenOwner(app)
  app.toss.meets('fees', 'breaksBefore')
  expect(await reconcile()).toMatchObject({ open_tasks: 0 })
  expect(await accountOf(app, 'PROVIDER_FEES')).toBe(0)

  await reconcile()
  await reconcile()

  expect(await accountOf(app, 'PROVIDER_FEES')).toBe(3_000)
  expect(await accountOf(app, 'RECEIVED')).toBe(97_000)
  const as = await givenAdmin(app)
  const { items } = replyOf(await app.call(listSettlements, { query: {} }, { as }))
  expect(items).toMatchObject([{ received: 100_000, fees: 3_000 }])
  await expectBooksToBalance(app)
})

test('[PAY-03] another amount than was asked for pays nothing, and is given back or known for good', async () => {
  const app = await startAppWithToss()
  const { orderId, paymentKey, order, amount } = await givenAgreed(app)
  const payment = app.toss.book.byKey(paymentKey)
  Object.assign(payment, { totalAmount: 90_000, balanceAmount: 90_000 })
  app.toss.book.confirm({ paymentKey, orderId, amount: 90_000 })
  app.clock.advance(HOUR_MS)
  const owner = givenOwner(app)
  await owner.reconcile()
  const [task] = await owner.tasks()
  expect(task).toMatchObject({ kind: 'AMOUNT_DIFFERS', amount: 90_000, detail: { asked: amount } })
  expect((await orderRow(app, order)).status).toBe('PAYMENT_PENDING')
  expect(await accountOf(app, 'CUSTOMER_CREDIT')).toBe(-90_000)

  replyOf(await owner.resolve(task!.id, { resolution: 'KNOWN' }))
  await owner.reconcile()
  expect(await owner.tasks()).toEqual([])

  await app.db.updateTable('payment_tasks').set({ closed_at: null, resolution: null }).execute()
  replyOf(await owner.resolve(task!.id, { resolution: 'GIVE_BACK' }))

  expect(payment.balanceAmount).toBe(0)
  expect(await accountOf(app, 'CUSTOMER_CREDIT')).toBe(0)
  await expectBooksToBalance(app)
})

test('[PAY-03] money that no order of ours asked for is told to the owner, and given back by one press', async () => {
  const app = await startAppWithToss()
  const { paymentKey } = app.toss.book.authorise({ orderId: 'ANOTHERSHOP', amount: 30_000 })
  app.toss.book.confirm({ paymentKey, orderId: 'ANOTHERSHOP', amount: 30_000 })
  app.clock.advance(MINUTE_MS)
  const owner = givenOwner(app)
  await owner.reconcile()
  const [task] = await owner.tasks()
  expect(task).toMatchObject({
    kind: 'UNKNOWN_PAYMENT',
    payment_key: paymentKey,
    amount: 30_000,
    resolutions: ['GIVE_BACK', 'KNOWN'],
  })

  app.toss.meets('cancel', 'breaksBefore')
  expect(await owner.resolve(task!.id, { resolution: 'GIVE_BACK' })).toMatchObject({
    refusal: { code: 'PAYMENT_IN_PROGRESS' },
  })
  expect(replyOf(await owner.resolve(task!.id, { resolution: 'GIVE_BACK' }))).toEqual({
    is_closed: true,
  })
  expect(app.toss.book.byKey(paymentKey)).toMatchObject({ balanceAmount: 0 })
  expect(await owner.resolve(task!.id, { resolution: 'KNOWN' })).toMatchObject({
    refusal: { code: 'ILLEGAL_TRANSITION' },
  })
})

test('[PAY-02] a refund of ours is the same in both books', async () => {
  const app = await startAppWithToss()
  const { confirm, order, proof } = await givenAgreed(app)
  await confirm()
  const cancel = { params: { order_number: order }, body: { ...proof, reason: '바뀌었어요' } }
  app.clock.advance(2 * HOUR_MS)
  replyOf(await app.call(cancelOrder, cancel))
  await sendRefunds(app.deps)
  const owner = givenOwner(app)

  expect(await owner.reconcile()).toMatchObject({ compared: 1, open_tasks: 0 })
  await expectBooksToBalance(app)
})

test('[PAY-03] a payment that the company does not know is a difference, and closes when it comes right', async () => {
  const app = await startAppWithToss()
  const { confirm, paymentKey } = await givenAgreed(app)
  await confirm()
  const known = app.toss.book.byKey(paymentKey)
  app.toss.book.payments.delete(paymentKey)
  app.clock.advance(DAY_MS)
  const owner = givenOwner(app)

  expect(await owner.reconcile()).toMatchObject({ open_tasks: 1 })
  app.toss.book.payments.set(paymentKey, known)
  expect(await owner.reconcile()).toMatchObject({ open_tasks: 0 })
})

test('[PAY-03] a payment that cannot be compared keeps no other from it, and is the owner’s until it can', async () => {
  const app = await startAppWithToss()
  app.toss.notices.state.delivery = 'never'
  const bad = await givenAgreed(app)
  const good = await givenAgreed(app)
  for (const { paymentKey, orderId, amount } of [bad, good]) {
    app.toss.book.confirm({ paymentKey, orderId, amount })
  }
  app.clock.advance(HOUR_MS)
  const breaks = async (does: boolean) => {
    await sql`drop trigger if exists breaks on payment_attempts`.execute(app.db)
    if (!does) return
    await sql`create or replace function break() returns trigger language plpgsql as
      $$ begin raise exception 'broken'; end $$`.execute(app.db)
    await sql`create trigger breaks before update on payment_attempts for each row
      when (old.order_number = ${sql.lit(bad.order)}) execute function break()`.execute(app.db)
  }
  await breaks(true)
  const owner = givenOwner(app)

  expect(await owner.reconcile()).toEqual({ compared: 2, settled: 1, open_tasks: 1 })
  expect((await orderRow(app, good.order)).status).toBe('PAYMENT_COMPLETED')
  expect(await owner.tasks()).toMatchObject([
    { kind: 'NOT_COMPARED', payment_key: bad.paymentKey, detail: { order: bad.orderId } },
  ])

  await breaks(false)
  expect(await owner.reconcile()).toEqual({ compared: 2, settled: 1, open_tasks: 0 })
  expect((await orderRow(app, bad.order)).status).toBe('PAYMENT_COMPLETED')
})

test('[PAY-03] two payments of one order that are of another amount are two tasks', async () => {
  const app = await startAppWithToss()
  const first = await givenAgreed(app)
  const owner = givenOwner(app)
  const differs = (paymentKey: string, orderId: string, amount: number) => {
    const of = { totalAmount: amount, balanceAmount: amount }
    Object.assign(app.toss.book.byKey(paymentKey), of)
    app.toss.book.confirm({ paymentKey, orderId, amount })
  }
  differs(first.paymentKey, first.orderId, 90_000)
  app.clock.advance(HOUR_MS)
  await owner.reconcile()
  const again = replyOf(await app.call(openPaymentAttempt, { body: first.proof }))
  const orderId = again.provider_order_id
  const { paymentKey } = app.toss.book.authorise({ orderId, amount: again.amount })
  differs(paymentKey, orderId, 80_000)
  await owner.reconcile()

  expect(await owner.tasks()).toMatchObject([
    { kind: 'AMOUNT_DIFFERS', order_number: first.order, amount: 90_000 },
    { kind: 'AMOUNT_DIFFERS', order_number: first.order, amount: 80_000 },
  ])
})

test('[PAY-03] a deposit that pays nothing goes back to the account that the owner names', async () => {
  const app = await startAppWithToss()
  const { confirm, order, orderId, paymentKey } = await givenAgreed(app, { method: '가상계좌' })
  await confirm()
  await givenDeposit(app, order)
  app.toss.book.deposit(orderId)
  app.clock.advance(HOUR_MS)
  await app.watch()
  app.clock.advance(HOUR_MS)
  await app.watch()
  expect(await openTasks(app)).toEqual([`CANNOT_GIVE_BACK ${order}`])
  const owner = givenOwner(app)
  const [task] = await owner.tasks()

  expect(await owner.resolve(task!.id, { resolution: 'GIVE_BACK' })).toMatchObject({
    refusal: { code: 'REFUND_REFUSED' },
  })
  const body = { resolution: 'GIVE_BACK', refund_account: accountToRefundTo } as const
  expect(replyOf(await owner.resolve(task!.id, body))).toEqual({ is_closed: true })
  expect(app.toss.book.byKey(paymentKey).balanceAmount).toBe(0)
  expect(await attemptsOf(app, order)).toMatchObject([{ status: 'GIVEN_BACK' }])
  await expectBooksToBalance(app)
})

test('[PAY-03] books that cannot be read change nothing, and whoever pressed is told so', async () => {
  const app = await startAppWithToss()
  const as = await givenAdmin(app)
  const compare = () => app.call(reconcilePayments, { body: {} }, { as })
  const refused = { status: 409, refusal: { code: 'COMPANY_BOOKS_UNREADABLE' } }
  app.toss.meets('transactions', 'dropsBefore')
  expect(await compare()).toMatchObject(refused)
  expect(await openTasks(app)).toEqual([])

  app.toss.meets('transactions', { refuses: 'UNAUTHORIZED_KEY' })
  expect(await compare()).toMatchObject(refused)
  expect(await openTasks(app)).toEqual(['KEYS_REFUSED KEYS_REFUSED'])
})

test('[PAY-03] `npm run reconcile` compares from the day that it is told', async () => {
  const app = await startAppWithToss()
  const { confirm, order } = await givenAgreed(app)
  app.toss.meets('confirm', 'dropsAfter')
  app.toss.meets('read', 'dropsBefore')
  await confirm()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/reconcile.ts', '2026-11-01'],
    {
      env: {
        DATABASE_URL: app.databaseUrl,
        TOSS_CLIENT_KEY: app.toss.clientKey,
        TOSS_SECRET_KEY: app.toss.secretKey,
        TOSS_BASE_URL: app.toss.url,
      },
    },
  )

  expect(stdout).toBe('1 payments compared, 1 settled, 0 tasks open\n')
  expect((await orderRow(app, order)).status).toBe('PAYMENT_COMPLETED')
})
