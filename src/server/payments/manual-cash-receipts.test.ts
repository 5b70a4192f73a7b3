import { expect, test } from 'vitest'
import { refundOrder } from '#contract/admin-orders.ts'
import { revealCashReceiptNumber } from '#contract/cash-receipts.ts'
import { payableOrders } from '#server/orders/index.ts'
import { confirmCashReceipts, eraseReceiptNumbers } from '#server/payments/index.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { alarmsOf, givenReceiptAsked } from '#tests/support/given-cash-receipts.ts'
import { kindsSentTo } from '#tests/support/given-orders.ts'
import { startAppWithToss } from '#tests/support/given-toss.ts'

const email = 'hana@example.com'

test('opens a task for a receipt without a provider, and logs each view of its number', async () => {
  const app = await startApp()
  const { pay, follow, shownReceipt, number, params, refundPart, mark, storedReceipt, steps } =
    await givenReceiptAsked(app)
  await pay()
  await follow()
  const [task, ...others] = await alarmsOf(app)
  expect(others).toEqual([])
  expect(task).toMatchObject({
    kind: 'CASH_RECEIPT',
    order_number: number,
    amount: 100_000,
    detail: { purpose: 'INCOME_DEDUCTION', ending: '5432' },
  })
  expect(JSON.stringify(task)).not.toContain('9876')

  const as = await givenAdmin(app)
  expect(replyOf(await app.call(revealCashReceiptNumber, { params }, { as }))).toEqual({
    purpose: 'INCOME_DEDUCTION',
    number: '01098765432',
  })
  const issue = { what: 'ISSUE', amount: 100_000, issue_number: 'G12345678' } as const
  expect(replyOf(await mark(issue))).toMatchObject({ issued: 100_000 })

  expect(await alarmsOf(app)).toEqual([])
  expect(await shownReceipt()).toMatchObject({
    state: 'ISSUED',
    issue_number: 'G12345678',
    url: null,
  })
  expect(await kindsSentTo(app, email)).toContain('CASH_RECEIPT_ISSUED')
  expect(await storedReceipt()).toMatchObject({ identity: null })
  const refused = { refusal: { code: 'ILLEGAL_TRANSITION' } }
  expect(await mark(issue)).toMatchObject(refused)
  expect(await app.call(revealCashReceiptNumber, { params }, { as })).toMatchObject(refused)
  const log = app.db.selectFrom('audit_log').select('action').where('action', 'like', 'cash%')
  expect((await log.execute()).map(({ action }) => action)).toEqual([
    'cash-receipt.view',
    'cash-receipt.done',
  ])

  await refundPart(10_000)
  await follow()
  expect(await alarmsOf(app)).toMatchObject([
    {
      kind: 'CASH_RECEIPT_CANCEL',
      amount: 10_000,
      detail: { issue_number: 'G12345678', left: 90_000 },
    },
  ])
  replyOf(await mark({ what: 'CANCEL', amount: 10_000, issue_number: 'G99999999' }))
  expect(await shownReceipt()).toMatchObject({
    state: 'ISSUED',
    amount: 90_000,
    issue_number: 'G12345678',
    cancel_number: 'G99999999',
  })
  expect(await storedReceipt()).toMatchObject({ issue_number: 'G12345678' })
  expect(await steps()).toEqual([
    { what: 'ISSUE', amount: 100_000, issue_number: 'G12345678', is_manual: true },
    { what: 'CANCEL', amount: 10_000, issue_number: 'G99999999', is_manual: true },
  ])
})

test('refuses a step that is out of date with the current one, which can then be recorded', async () => {
  const app = await startApp()
  const { pay, follow, mark, refundPart, storedReceipt } = await givenReceiptAsked(app)
  await pay()
  await follow()
  await refundPart(10_000)
  const seen = { what: 'ISSUE', amount: 100_000, issue_number: 'G12345678' } as const

  expect(await mark(seen)).toMatchObject({
    status: 409,
    refusal: { code: 'EDIT_CONFLICT', current: { what: 'ISSUE', amount: 90_000 } },
  })
  expect(await storedReceipt()).toMatchObject({ issued: 0, issue_number: null })
  const cancelled = { what: 'CANCEL', amount: 90_000, issue_number: 'G12345678' } as const
  expect((await mark(cancelled)).status).toBe(409)

  expect(replyOf(await mark({ ...seen, amount: 90_000 }))).toMatchObject({ issued: 90_000 })
})

test('opens a task for a receipt that the provider refuses', async () => {
  const app = await startAppWithToss()
  const { pay, follow } = await givenReceiptAsked(app)
  await pay()
  app.toss.meets('receipt', { refuses: 'INVALID_REQUEST' })

  await follow()

  expect(await alarmsOf(app)).toMatchObject([
    { kind: 'CASH_RECEIPT', detail: { why: 'INVALID_REQUEST' } },
  ])
})

test('[ORD-18] opens a task for the whole refunded amount when the provider refuses a cancellation', async () => {
  const app = await startAppWithToss()
  const { pay, follow, refundPart, params } = await givenReceiptAsked(app)
  await pay()
  await follow()
  await refundPart(10_000)
  app.toss.meets('receipt-cancel', 'dropsBefore')
  await follow()
  const body = { reason: '죄송해요', amount: 90_000 }
  replyOf(await app.call(refundOrder, { params, body }, { as: await givenAdmin(app) }))
  app.toss.meets('receipt-cancel', { refuses: 'INVALID_REQUEST' })

  await follow()

  expect(await alarmsOf(app)).toMatchObject([
    { kind: 'CASH_RECEIPT_CANCEL', amount: 100_000, detail: { why: 'INVALID_REQUEST', left: 0 } },
  ])
})

test('opens a task for the rest of a receipt that the tax authority refuses during a cancellation', async () => {
  const app = await startAppWithToss()
  const { pay, follow, refundPart } = await givenReceiptAsked(app)
  app.toss.receipts.state.begins = 'IN_PROGRESS'
  await pay()
  await follow()
  await refundPart(10_000)
  app.toss.meets('receipt-cancel', 'dropsBefore')
  await follow()
  app.clock.advance(2 * DAY_MS)
  app.toss.receipts.all[0]!.issueStatus = 'FAILED'
  for (const _ of [1, 2]) {
    await confirmCashReceipts(app.deps, payableOrders(app.deps))
    app.clock.advance(DAY_MS)
    await follow()
  }

  expect(app.toss.heard.filter(({ path }) => path.includes('null'))).toEqual([])
  expect(await alarmsOf(app)).toMatchObject([{ kind: 'CASH_RECEIPT', amount: 90_000 }])
})

test('opens a task for a receipt that the tax authority refuses two days later, and stores its number until then', async () => {
  const app = await startAppWithToss()
  const { pay, follow, shownReceipt, storedReceipt } = await givenReceiptAsked(app)
  app.toss.receipts.state.begins = 'IN_PROGRESS'
  await pay()
  await follow()
  await follow()
  expect(await storedReceipt()).toMatchObject({ identity: '01098765432', is_confirmed: false })
  app.clock.advance(2 * DAY_MS)
  app.toss.receipts.all[0]!.issueStatus = 'FAILED'

  await confirmCashReceipts(app.deps, payableOrders(app.deps))
  await follow()

  expect(await shownReceipt()).toMatchObject({ state: 'ASKED' })
  expect(await alarmsOf(app)).toMatchObject([{ kind: 'CASH_RECEIPT', amount: 100_000 }])
})

test('[WDR-01] erases numbers of a closed account, except of receipts that still have to be issued', async () => {
  const app = await startApp()
  const owed = await givenReceiptAsked(app)
  const issued = await givenReceiptAsked(app)
  for (const { pay, follow } of [owed, issued]) {
    await pay()
    await follow()
  }
  const mark = { what: 'ISSUE', amount: 100_000, issue_number: 'G12345678' } as const
  replyOf(await issued.mark(mark))

  await eraseReceiptNumbers(app.db, [owed.number, issued.number])

  expect(await issued.storedReceipt()).toMatchObject({ identity: null, ending: '' })
  expect(await owed.storedReceipt()).toMatchObject({ identity: '01098765432' })
  replyOf(await owed.mark(mark))
  expect(await owed.storedReceipt()).toMatchObject({ identity: null })
})
