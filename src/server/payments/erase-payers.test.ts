import { expect, test } from 'vitest'
import { confirmDeposit } from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { allJobs } from '#server/jobs.ts'
import { closeAlarm, listOpenAlarms, openAlarm } from '#server/money/index.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS, HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenBank, statementRow } from '#tests/support/given-bank.ts'
import {
  accountToRefundTo,
  givenDeposit,
  givenGuestOrder,
  orderRow,
} from '#tests/support/given-orders.ts'
import { givenAgreed, startAppWithToss, type TossApp } from '#tests/support/given-toss.ts'

const FIVE_YEARS_MS = 5 * 366 * DAY_MS

/** Runs the nightly jobs that erase payers and senders. */
async function runEraseJobs({ deps }: Pick<TestApp, 'deps'>) {
  const jobs = allJobs(deps).filter(({ name }) => /^(payers|senders)-erase$/.test(name))
  expect(jobs).toHaveLength(2)
  for (const { run } of jobs) await run()
}

/** An order paid by transfer and cancelled, with a refund account. */
async function givenAgreedRefund(app: TossApp) {
  const { order_number, guest_token } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)
  const body = { guest_token, reason: '마음이 바뀌었어요', refund_account: accountToRefundTo }
  replyOf(await app.call(cancelOrder, { params: { order_number }, body }))
  const bank = givenBank(app)
  const { account } = await bank.order(order_number)
  return {
    order_number,
    send: () => bank.sendDue(),
    /** The bank reverses its deposit; the owner answers that the refund was not sent. */
    async reverse() {
      replyOf(await bank.reverse(account.receipts[0]!.id))
      replyOf(await bank.answer(account.refunds[0]!.id, 'NOT_SENT'))
    },
  }
}

const accountsIn = async ({ db }: Pick<TestApp, 'db'>) =>
  (await db.selectFrom('refund_accounts').select('order_number').execute()).map(
    ({ order_number }) => order_number,
  )

test('[WDR-01] stores a refund account until five years after the refund was sent, and not at all without a refund', async () => {
  const app = await startAppWithToss()
  const sent = await givenAgreedRefund(app)
  await sent.send()
  const withdrawn = await givenAgreedRefund(app)
  const agreed = await givenAgreedRefund(app)
  await withdrawn.reverse()
  expect(await accountsIn(app)).toHaveLength(3)

  await runEraseJobs(app)
  expect((await accountsIn(app)).sort()).toEqual([sent, agreed].map((it) => it.order_number).sort())

  app.clock.advance(FIVE_YEARS_MS)
  await runEraseJobs(app)
  expect(await accountsIn(app)).toEqual([agreed.order_number])
  await agreed.send()
  await runEraseJobs(app)
  expect(await accountsIn(app)).toEqual([])
})

test('[WDR-01] erases payers and deposit accounts five years later, in every column', async () => {
  const app = await startAppWithToss()
  const { confirm, orderId, order } = await givenAgreed(app, { method: '가상계좌' })
  replyOf(await confirm())
  app.toss.payments.deposit(orderId)
  app.clock.advance(HOUR_MS)
  await app.watch()
  const at = app.clock.now()
  const { bring, idOf, match } = givenBank(app)
  await bring(statementRow('김두리'))
  replyOf(await match(await idOf('김두리'), order))
  await app.db
    .insertInto('cash_receipts')
    .values({
      ...{ order_number: order, purpose: 'INCOME_DEDUCTION', requested_at: at },
      ...{ identity: '01012345678', ending: '5678' },
    })
    .execute()
  await openAlarm(app.db, {
    ...{ kind: 'CASH_RECEIPT', orderNumber: order, paymentKey: null, amount: null, at },
    detail: { ending: '5678', why: 'INVALID_REQUEST' },
  })
  const stored = async () => ({
    intents: await app.db
      .selectFrom('payment_intents')
      .select(['deposit_account', 'secret'])
      .execute(),
    receipts: await app.db
      .selectFrom('receipts')
      .select(['sender', 'amount'])
      .orderBy('position')
      .execute(),
    cashReceipts: await app.db.selectFrom('cash_receipts').select(['identity', 'ending']).execute(),
    alarms: await app.db.selectFrom('money_alarms').select('detail').execute(),
  })
  app.clock.advance(DAY_MS)
  await runEraseJobs(app)
  expect(await stored()).toMatchObject({
    intents: [{ deposit_account: { holder: '김하나' }, secret: expect.any(String) }],
    receipts: [{ sender: null }, { sender: '김두리' }],
    cashReceipts: [{ identity: '01012345678', ending: '5678' }],
    alarms: [{ detail: { ending: '5678' } }],
  })

  app.clock.advance(FIVE_YEARS_MS)
  await runEraseJobs(app)

  expect(await stored()).toEqual({
    intents: [{ deposit_account: null, secret: null }],
    receipts: [
      { sender: null, amount: 100_000 },
      { sender: null, amount: 100_000 },
    ],
    cashReceipts: [{ identity: null, ending: '' }],
    alarms: [{ detail: { why: 'INVALID_REQUEST' } }],
  })
  expect((await orderRow(app, order)).status).toBe('PAYMENT_COMPLETED')
})

test('[WDR-01] erases personal data of an alarm when it is resolved', async () => {
  const { db, clock } = await startApp()
  const at = clock.now()
  const detail = { ending: '5678', left: 100_000 }
  const about = { orderNumber: null, paymentKey: 'a payment', amount: null } as const
  await openAlarm(db, { kind: 'CASH_RECEIPT_UNKNOWN', ...about, detail, at })
  const [alarm] = await listOpenAlarms(db)

  expect(await closeAlarm(db, alarm!.id, { by: null, resolution: 'KNOWN', at })).toBe(true)

  const stored = await db.selectFrom('money_alarms').select('detail').execute()
  expect(stored).toEqual([{ detail: { left: 100_000 } }])
})

test('[WDR-01] erases senders of bank deposits after five years, of dismissed ones after three months', async () => {
  const app = await startApp()
  const { bring, idOf, dismiss, returnReceipt, sendDue } = givenBank(app)
  await bring(statementRow('김하나', { amount: 1_000 }), statementRow('이자', { amount: 1_001 }))
  expect((await dismiss(await idOf('이자'))).status).toBe(204)
  expect((await returnReceipt(await idOf('김하나'))).status).toBe(204)
  await sendDue()
  const senders = async () => {
    const rows = await app.db.selectFrom('receipts').select('sender').orderBy('amount').execute()
    return rows.map(({ sender }) => sender)
  }

  app.clock.advance(89 * DAY_MS)
  await runEraseJobs(app)
  expect(await senders()).toEqual(['김하나', '이자'])
  app.clock.advance(2 * DAY_MS)
  await runEraseJobs(app)
  expect(await senders()).toEqual(['김하나', null])
  app.clock.advance(FIVE_YEARS_MS)
  await runEraseJobs(app)
  expect(await senders()).toEqual([null, null])
})

test('[WDR-01] logs the order of a deposit but not its sender', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  const body = { amount: 100_000, depositor: '김두리' }
  const as = await givenAdmin(app)
  replyOf(await app.call(confirmDeposit, { params: { order_number }, body }, { as }))

  const entries = await app.db.selectFrom('audit_log').select(['subject', 'detail']).execute()
  expect(entries).toMatchObject([{ subject: order_number, detail: { amount: 100_000 } }])
  expect(JSON.stringify(entries)).not.toContain('김두리')
})
