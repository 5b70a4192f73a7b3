import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listSettlements } from '#contract/admin-money.ts'
import { reconcilePayments } from '#contract/money-tasks.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { openPaymentIntent } from '#contract/payment-flow.ts'
import { replyOf } from '#tests/support/app.ts'
import { DAY_MS, HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { orderRow } from '#tests/support/given-orders.ts'
import { givenOwner } from '#tests/support/given-owner.ts'
import { givenAgreed, openTasks, startAppWithToss } from '#tests/support/given-toss.ts'
import { accountOf, expectLedgerToBalance } from '#tests/support/ledger.ts'

test('[PAY-03] settles a payment that was never reported', async () => {
  const app = await startAppWithToss()
  app.toss.webhooks.state.delivery = 'never'
  const { confirm, order } = await givenAgreed(app)
  app.toss.meets('confirm', 'dropsAfter')
  app.toss.meets('read', 'dropsBefore')
  await confirm()
  app.clock.advance(HOUR_MS)
  const { reconcile } = givenOwner(app)

  expect(await reconcile()).toEqual({ compared: 1, settled: 1, open_tasks: 0 })
  expect((await orderRow(app, order)).status).toBe('PAYMENT_COMPLETED')
  expect(await reconcile()).toEqual({ compared: 1, settled: 0, open_tasks: 0 })
  await expectLedgerToBalance(app)
})

test('[PAY-03] records the provider’s fee once in the ledger and in the month', async () => {
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
  await expectLedgerToBalance(app)
})

test('[PAY-02] finds no difference after a refund of ours', async () => {
  const app = await startAppWithToss()
  const { confirm, order, proof } = await givenAgreed(app)
  await confirm()
  const cancel = { params: { order_number: order }, body: { ...proof, reason: '바뀌었어요' } }
  app.clock.advance(2 * HOUR_MS)
  replyOf(await app.call(cancelOrder, cancel))
  await app.sendRefunds()
  const owner = givenOwner(app)

  expect(await owner.reconcile()).toMatchObject({ compared: 1, open_tasks: 0 })
  await expectLedgerToBalance(app)
})

test('[PAY-03] opens an alarm for a payment that the provider does not know, and closes it once it does', async () => {
  const app = await startAppWithToss()
  const { confirm, paymentKey } = await givenAgreed(app)
  await confirm()
  const known = app.toss.payments.byKey(paymentKey)
  app.toss.payments.all.delete(paymentKey)
  app.clock.advance(DAY_MS)
  const owner = givenOwner(app)

  expect(await owner.reconcile()).toMatchObject({ open_tasks: 1 })
  app.toss.payments.all.set(paymentKey, known)
  expect(await owner.reconcile()).toMatchObject({ open_tasks: 0 })
})

test('[PAY-03] opens a task for a payment that cannot be compared, and compares the others', async () => {
  const app = await startAppWithToss()
  app.toss.webhooks.state.delivery = 'never'
  const bad = await givenAgreed(app)
  const good = await givenAgreed(app)
  for (const { paymentKey, orderId, amount } of [bad, good]) {
    app.toss.payments.confirm({ paymentKey, orderId, amount })
  }
  app.clock.advance(HOUR_MS)
  const breaks = async (does: boolean) => {
    await sql`drop trigger if exists breaks on payment_intents`.execute(app.db)
    if (!does) return
    await sql`create or replace function break() returns trigger language plpgsql as
      $$ begin raise exception 'broken'; end $$`.execute(app.db)
    await sql`create trigger breaks before update on payment_intents for each row
      when (old.order_number = ${sql.lit(bad.order)}) execute function break()`.execute(app.db)
  }
  await breaks(true)
  const owner = givenOwner(app)

  expect(await owner.reconcile()).toEqual({ compared: 2, settled: 1, open_tasks: 1 })
  expect((await orderRow(app, good.order)).status).toBe('PAYMENT_COMPLETED')
  expect((await owner.tasks()).alarms).toMatchObject([
    { kind: 'NOT_COMPARED', payment_key: bad.paymentKey, detail: { order: bad.orderId } },
  ])

  await breaks(false)
  expect(await owner.reconcile()).toEqual({ compared: 2, settled: 1, open_tasks: 0 })
  expect((await orderRow(app, bad.order)).status).toBe('PAYMENT_COMPLETED')
})

test('[PAY-03] a second payment under the number of a paid order is a question, not its money', async () => {
  const app = await startAppWithToss()
  app.toss.webhooks.state.delivery = 'never'
  const { amount, confirm, orderId, paymentKey } = await givenAgreed(app)
  await confirm()
  const second = app.toss.payments.authorise({ orderId, amount })
  app.toss.payments.confirm({ paymentKey: second.paymentKey, orderId, amount })

  await givenOwner(app).reconcile()

  const receipts = app.db.selectFrom('receipts').select(['external_reference', 'order_number'])
  expect(await receipts.orderBy('order_number').execute()).toEqual([
    { external_reference: paymentKey, order_number: orderId },
    { external_reference: second.paymentKey, order_number: null },
  ])
  expect(await openTasks(app)).toEqual(['UNMATCHED'])
})

test('[PAY-03] pays the order with two payments of other amounts, and refunds the rest', async () => {
  const app = await startAppWithToss()
  const first = await givenAgreed(app)
  const owner = givenOwner(app)
  const differs = (paymentKey: string, orderId: string, amount: number) => {
    const of = { totalAmount: amount, balanceAmount: amount }
    Object.assign(app.toss.payments.byKey(paymentKey), of)
    app.toss.payments.confirm({ paymentKey, orderId, amount })
  }
  differs(first.paymentKey, first.orderId, 90_000)
  app.clock.advance(HOUR_MS)
  await owner.reconcile()
  const again = replyOf(await app.call(openPaymentIntent, { body: first.proof }))
  expect(again.amount).toBe(10_000)
  const orderId = again.provider_order_id
  const { paymentKey } = app.toss.payments.authorise({ orderId, amount: again.amount })
  differs(paymentKey, orderId, 80_000)
  await owner.reconcile()

  expect((await orderRow(app, first.order)).status).toBe('PAYMENT_COMPLETED')
  const refunds = await app.db.selectFrom('refunds').select(['amount', 'status']).execute()
  expect(refunds).toEqual([{ amount: 70_000, status: 'AGREED' }])
  await expectLedgerToBalance(app)
})

test('[PAY-03] changes nothing and shows an error when the provider cannot be read', async () => {
  const app = await startAppWithToss()
  const as = await givenAdmin(app)
  const compare = () => app.call(reconcilePayments, { body: {} }, { as })
  const refused = { status: 409, refusal: { code: 'COMPANY_BOOKS_UNREADABLE' } }
  app.toss.meets('transactions', 'dropsBefore')
  expect(await compare()).toMatchObject(refused)
  expect(await openTasks(app)).toEqual([])

  app.toss.meets('transactions', { refuses: 'UNAUTHORIZED_KEY' })
  expect(await compare()).toMatchObject(refused)
  expect(await openTasks(app)).toEqual(['KEYS_REFUSED'])
})

test('[PAY-03] `npm run reconcile` compares from the day given as argument', async () => {
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
