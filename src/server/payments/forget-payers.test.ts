import { expect, test } from 'vitest'
import { confirmDeposit } from '#contract/admin-orders.ts'
import { setBankRow, takeBankRows } from '#contract/bank-rows.ts'
import { allJobs } from '#server/jobs.ts'
import { closeTask, listOpenTasks, openTask } from '#server/payments/payment-tasks.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { accountToRefundTo, givenGuestOrder } from '#tests/support/given-orders.ts'
import { givenAgreed, startAppWithToss } from '#tests/support/given-toss.ts'

const FIVE_YEARS_MS = 5 * 366 * DAY_MS

/** What the clock runs at night. */
async function forget({ deps }: Pick<TestApp, 'deps'>) {
  const jobs = allJobs(deps).filter(({ name }) => /^(payers|depositors)-forget$/.test(name))
  expect(jobs).toHaveLength(2)
  for (const { run } of jobs) await run()
}

test('[WDR-01] who paid, from which and to which account, is forgotten five years later, in every column', async () => {
  const app = await startAppWithToss()
  const { confirm, orderId, order } = await givenAgreed(app, { method: '가상계좌' })
  replyOf(await confirm())
  app.toss.book.deposit(orderId)
  await app.watch()
  const paid = await app.db
    .selectFrom('payments')
    .select(['id', 'order_number'])
    .where('order_number', '=', order)
    .executeTakeFirstOrThrow()
  const at = app.clock.now()
  const account = JSON.stringify(accountToRefundTo)
  const refund = {
    payment_id: paid.id,
    order_number: order,
    reason: '',
    deductions: '[]',
    account,
    requested_by: 'system',
    requested_at: at,
    approved_by: 'RULE',
    approved_at: at,
  } as const
  await app.db
    .insertInto('refunds')
    .values([
      { ...refund, amount: 10_000, status: 'PAID_OUT', paid_out_at: at },
      { ...refund, amount: 20_000, status: 'WITHDRAWN' },
      { ...refund, amount: 30_000, status: 'APPROVED' },
    ])
    .execute()
  await app.db
    .insertInto('extra_deposits')
    .values({
      ...{ order_number: order, payment_id: paid.id, provider: 'toss', method: 'card' },
      ...{ kind: 'TWICE', amount: 1_000, depositor_name: '김하나', received_at: at },
    })
    .execute()
  await app.db
    .insertInto('cash_receipts')
    .values({
      ...{ order_number: order, purpose: 'INCOME_DEDUCTION', requested_at: at },
      ...{ identity: '01012345678', ending: '5678' },
    })
    .execute()
  await openTask(app.db, {
    ...{ kind: 'UNKNOWN_DEPOSIT', orderNumber: null, paymentKey: 'row', amount: null, at },
    detail: { depositor: '김하나', received_at: 'then' },
  })
  const kept = async () => ({
    payments: await app.db.selectFrom('payments').select('deposit_account').execute(),
    attempts: await app.db
      .selectFrom('payment_attempts')
      .select(['deposit_account', 'secret'])
      .execute(),
    deposits: await app.db.selectFrom('extra_deposits').select('depositor_name').execute(),
    refunds: await app.db
      .selectFrom('refunds')
      .select(['account', 'amount'])
      .orderBy('amount')
      .execute(),
    receipts: await app.db.selectFrom('cash_receipts').select(['identity', 'ending']).execute(),
    tasks: await app.db.selectFrom('payment_tasks').select('detail').execute(),
  })
  app.clock.advance(DAY_MS)
  await forget(app)
  expect(await kept()).toMatchObject({
    payments: [{ deposit_account: { holder: '김하나' } }],
    attempts: [{ deposit_account: { holder: '김하나' } }],
    deposits: [{ depositor_name: '김하나' }],
    // To where nothing goes is kept for nothing.
    refunds: [{ account: accountToRefundTo }, { account: null }, { account: accountToRefundTo }],
    receipts: [{ identity: '01012345678', ending: '5678' }],
    tasks: [{ detail: { depositor: '김하나' } }],
  })

  app.clock.advance(FIVE_YEARS_MS)
  await forget(app)

  expect(await kept()).toEqual({
    payments: [{ deposit_account: null }],
    attempts: [{ deposit_account: null, secret: null }],
    deposits: [{ depositor_name: null }],
    refunds: [
      { amount: 10_000, account: null },
      { amount: 20_000, account: null },
      // Owed to this day.
      { amount: 30_000, account: accountToRefundTo },
    ],
    receipts: [{ identity: null, ending: '' }],
    tasks: [{ detail: { received_at: 'then' } }],
  })
})

test('[WDR-01] a task that its owner ends names nobody any more', async () => {
  const { db, clock } = await startApp()
  const at = clock.now()
  const detail = { depositor: '김하나', ending: '5678', asked: 100_000 }
  const about = { orderNumber: null, paymentKey: 'a payment', amount: null } as const
  await openTask(db, { kind: 'UNKNOWN_PAYMENT', ...about, detail, at })
  const [task] = await listOpenTasks(db)

  expect(await closeTask(db, task!.id, { by: null, resolution: 'KNOWN', at })).toBe(true)

  const kept = await db.selectFrom('payment_tasks').select('detail').execute()
  expect(kept).toEqual([{ detail: { asked: 100_000 } }])
})

test('[WDR-01] who sent money to the bank is forgotten five years later, and of what is no customer’s in three months', async () => {
  const app = await startApp()
  const received_at = app.clock.now().toISOString()
  const rows = ['김하나', '이자'].map((depositor, at) => ({
    ...{ amount: 1_000 + at, depositor, received_at },
  }))
  const as = await givenAdmin(app)
  replyOf(await app.call(takeBankRows, { body: { rows } }, { as }))
  const stored = () =>
    app.db.selectFrom('bank_rows').select(['id', 'depositor']).orderBy('amount').execute()
  const depositors = async () => (await stored()).map(({ depositor }) => depositor)
  const [hana, interest] = await stored()
  const set = (id: string, state: 'UNKNOWN' | 'IGNORED' | 'RETURNED') =>
    app.call(setBankRow, { params: { id }, body: { state } }, { as })
  replyOf(await set(interest!.id, 'IGNORED'))
  replyOf(await set(hana!.id, 'UNKNOWN'))
  replyOf(await set(hana!.id, 'RETURNED'))
  const tasks = await app.db.selectFrom('payment_tasks').select('detail').execute()
  expect(tasks).toEqual([{ detail: { received_at } }])

  app.clock.advance(89 * DAY_MS)
  await forget(app)
  expect(await depositors()).toEqual(['김하나', '이자'])
  app.clock.advance(2 * DAY_MS)
  await forget(app)
  expect(await depositors()).toEqual(['김하나', ''])
  app.clock.advance(FIVE_YEARS_MS)
  await forget(app)
  expect(await depositors()).toEqual(['', ''])
})

test('[WDR-01] the log names the order whose money came, never who sent it', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  const body = { amount: 100_000, depositor: '김두리' }
  const as = await givenAdmin(app)
  replyOf(await app.call(confirmDeposit, { params: { order_number }, body }, { as }))

  const entries = await app.db.selectFrom('audit_log').select(['subject', 'detail']).execute()
  expect(entries).toMatchObject([{ subject: order_number, detail: { amount: 100_000 } }])
  expect(JSON.stringify(entries)).not.toContain('김두리')
})
