import { expect, test } from 'vitest'
import { refundOrder } from '#contract/admin-orders.ts'
import { requestCashReceipt } from '#contract/cash-receipts.ts'
import { listOutbox } from '#contract/notifications.ts'
import { payableOrders } from '#server/orders/index.ts'
import { confirmCashReceipts } from '#server/payments/index.ts'
import { replyOf } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenBank } from '#tests/support/given-bank.ts'
import { alarmsOf, givenReceiptAsked, receiptAsked } from '#tests/support/given-cash-receipts.ts'
import { kindsSentTo } from '#tests/support/given-orders.ts'
import { startAppWithToss, type TossApp } from '#tests/support/given-toss.ts'

const email = 'hana@example.com'

const keysOf = ({ toss }: TossApp, call: string) =>
  new Set(toss.heard.filter((it) => it.call === call).map((it) => it.idempotencyKey)).size

test('[PAY-01] issues a requested receipt once the payment has arrived, and notifies the customer', async () => {
  const app = await startAppWithToss()
  const { pay, follow, shownReceipt, number, storedReceipt } = await givenReceiptAsked(app)
  await follow()
  expect(await shownReceipt()).toMatchObject({ state: 'ASKED', ending: '5432', amount: 0 })
  expect(app.toss.receipts.all).toEqual([])

  await pay()
  await follow()
  await follow()

  expect(app.toss.receipts.all).toMatchObject([
    { type: '소득공제', amount: 100_000, customerIdentityNumber: '01098765432' },
  ])
  const [issued] = app.toss.receipts.all
  expect(await shownReceipt()).toEqual({
    state: 'ISSUED',
    purpose: 'INCOME_DEDUCTION',
    ending: '5432',
    amount: 100_000,
    issue_number: issued!.issueNumber,
    url: issued!.receiptUrl,
    cancel_number: null,
  })
  expect(await kindsSentTo(app, email)).toContain('CASH_RECEIPT_ISSUED')
  const { items } = replyOf(
    await app.call(listOutbox, { query: {} }, { as: await givenAdmin(app) }),
  )
  expect(items[0]?.text).toContain(issued!.issueNumber)
  expect(items[0]?.text).not.toMatch(/9876-?5432/)
  // Once issued, its number is erased.
  expect(await storedReceipt()).toMatchObject({
    order_number: number,
    identity: null,
    ending: '5432',
  })
})

test.each([
  ['dropsAfter', 'dropsBefore'],
  ['breaksAfter', 'breaksBefore'],
] as const)(
  'a receipt of whose issue nobody hears (%s) is issued once, under one key',
  async (trouble, silence) => {
    const app = await startAppWithToss()
    const { pay, follow, shownReceipt, number } = await givenReceiptAsked(app)
    await pay()
    app.toss.meets('receipt', trouble)
    app.toss.meets('receipts', silence)
    await follow()
    expect(await shownReceipt()).toMatchObject({ state: 'ASKED' })

    await follow()

    expect(await shownReceipt()).toMatchObject({ state: 'ISSUED', amount: 100_000 })
    expect(app.toss.receipts.standing(number)).toBe(100_000)
    expect(keysOf(app, 'receipt')).toBe(1)
  },
)

test('issues a receipt once, with one key, when the connection breaks after the provider issued it', async () => {
  const app = await startAppWithToss()
  const { pay, follow, shownReceipt, number } = await givenReceiptAsked(app)
  await pay()
  const work = Promise.withResolvers<void>()
  app.toss.meets('receipt', { worksAfter: work.promise })
  app.toss.meets('receipts', 'dropsBefore')
  await follow()
  // Repeated while the provider is still processing, which it replies.
  await follow()
  expect(await shownReceipt()).toMatchObject({ state: 'ASKED' })
  expect(app.toss.receipts.standing(number)).toBe(0)

  work.resolve()
  await follow()

  expect(await shownReceipt()).toMatchObject({ state: 'ISSUED', amount: 100_000 })
  expect(app.toss.receipts.standing(number)).toBe(100_000)
  expect(keysOf(app, 'receipt')).toBe(1)
})

test('finds a receipt in the provider’s list when the reply is lost', async () => {
  const app = await startAppWithToss()
  const { pay, follow, shownReceipt } = await givenReceiptAsked(app)
  await pay()
  app.toss.meets('receipt', 'dropsAfter')

  await follow()

  expect(await shownReceipt()).toMatchObject({ state: 'ISSUED' })
  expect(app.toss.heard.filter(({ call }) => call === 'receipt')).toHaveLength(1)
})

test('[ORD-18] cancels the refunded amount of a receipt, first a part and then the rest', async () => {
  const app = await startAppWithToss()
  const { pay, follow, shownReceipt, number, refundPart, params } = await givenReceiptAsked(app)
  await pay()
  await follow()
  await refundPart(10_000)
  app.toss.meets('receipt-cancel', 'dropsAfter')
  app.toss.meets('receipts', 'dropsBefore')
  await follow()
  await follow()
  expect(await shownReceipt()).toMatchObject({ state: 'ISSUED', amount: 90_000 })
  expect(app.toss.receipts.standing(number)).toBe(90_000)
  expect(keysOf(app, 'receipt-cancel')).toBe(1)

  const body = { reason: '죄송해요', amount: 90_000 }
  replyOf(await app.call(refundOrder, { params, body }, { as: await givenAdmin(app) }))
  await follow()

  expect(await shownReceipt()).toMatchObject({ state: 'CANCELLED', amount: 0 })
  expect(app.toss.receipts.standing(number)).toBe(0)
})

test('[ORD-18] finds a cancellation in the provider’s list when the reply is lost, and requests it once', async () => {
  const app = await startAppWithToss()
  const { pay, follow, shownReceipt, refundPart, steps } = await givenReceiptAsked(app)
  await pay()
  await follow()
  await refundPart(10_000)
  app.toss.meets('receipt-cancel', 'dropsAfter')

  await follow()

  const [issued, cancelled] = app.toss.receipts.all
  expect(await shownReceipt()).toMatchObject({
    state: 'ISSUED',
    amount: 90_000,
    issue_number: issued!.issueNumber,
    cancel_number: cancelled!.issueNumber,
  })
  expect(app.toss.heard.filter(({ call }) => call === 'receipt-cancel')).toHaveLength(1)
  expect(await steps()).toEqual([
    { what: 'ISSUE', amount: 100_000, issue_number: issued!.issueNumber, is_manual: false },
    { what: 'CANCEL', amount: 10_000, issue_number: cancelled!.issueNumber, is_manual: false },
  ])
})

test('[ORD-18] does not mistake an earlier cancellation of the same amount for one that never arrived', async () => {
  const app = await startAppWithToss()
  const { pay, follow, shownReceipt, number, refundPart } = await givenReceiptAsked(app)
  await pay()
  await follow()
  await refundPart(10_000)
  await follow()
  await refundPart(10_000)
  app.toss.meets('receipt-cancel', 'dropsBefore')

  await follow()
  expect(await shownReceipt()).toMatchObject({ amount: 90_000 })
  await follow()

  expect(await shownReceipt()).toMatchObject({ amount: 80_000 })
  expect(app.toss.receipts.standing(number)).toBe(80_000)
})

test('erases the number once the tax authority accepts the receipt two days later', async () => {
  const app = await startAppWithToss()
  const { pay, follow, storedReceipt } = await givenReceiptAsked(app)
  app.toss.receipts.state.begins = 'IN_PROGRESS'
  await pay()
  await follow()
  app.clock.advance(2 * DAY_MS)
  app.toss.receipts.all[0]!.issueStatus = 'COMPLETED'

  await confirmCashReceipts(app.deps, payableOrders(app.deps))
  await follow()

  expect(await storedReceipt()).toMatchObject({
    identity: null,
    is_confirmed: true,
    issued: 100_000,
  })
})

test.each([
  ['refuses', 'FAILED', 100_000],
  ['takes', 'COMPLETED', 90_000],
] as const)(
  '[ORD-18] shows the state of a cancellation that the tax authority %s two days later',
  async (_what, issueStatus, stands) => {
    const app = await startAppWithToss()
    const { pay, follow, shownReceipt, storedReceipt, number, refundPart } =
      await givenReceiptAsked(app)
    const confirm = () => confirmCashReceipts(app.deps, payableOrders(app.deps))
    await pay()
    await follow()
    app.toss.receipts.state.begins = 'IN_PROGRESS'
    await refundPart(10_000)
    await follow()
    app.clock.advance(DAY_MS)
    expect(await confirm()).toBe(1)
    expect(await shownReceipt()).toMatchObject({ state: 'ISSUED', amount: 90_000 })
    app.toss.receipts.all[1]!.issueStatus = issueStatus
    app.clock.advance(DAY_MS)

    await confirm()
    await follow()

    expect(await shownReceipt()).toMatchObject({ state: 'ISSUED', amount: stands })
    expect(app.toss.receipts.standing(number)).toBe(stands)
    const isRefused = stands === 100_000
    expect(await storedReceipt()).toMatchObject({ is_manual: isRefused, is_due: false })
    const asked = { kind: 'CASH_RECEIPT_CANCEL', amount: 10_000, detail: { left: 90_000 } }
    expect(await alarmsOf(app)).toMatchObject(isRefused ? [asked] : [])
    app.clock.advance(DAY_MS)
    expect(await confirm()).toBe(0)
  },
)

test('[ORD-18] issues no new receipt until the tax authority has answered a cancellation', async () => {
  const app = await startAppWithToss()
  const { pay, follow, number, params, query, steps } = await givenReceiptAsked(app)
  await pay()
  await follow()
  app.toss.receipts.state.begins = 'IN_PROGRESS'
  const bank = givenBank(app)
  const { account } = await bank.order(number)
  replyOf(await bank.reverse(account.receipts[0]!.id))
  await follow()
  // The order is paid again, and the customer requests it again.
  await bank.deposit(number, 100_000)
  replyOf(await app.call(requestCashReceipt, { params, query, body: receiptAsked }))

  await follow()

  expect(app.toss.receipts.live(number)).toBe(0)
  expect((await steps()).map(({ what }) => what)).toEqual(['ISSUE', 'CANCEL'])
  app.toss.receipts.answer('COMPLETED', number)
  app.clock.advance(DAY_MS)
  await confirmCashReceipts(app.deps, payableOrders(app.deps))
  await follow()
  expect(app.toss.receipts.live(number)).toBe(1)
  expect((await steps()).map(({ what }) => what)).toEqual(['ISSUE', 'CANCEL', 'ISSUE'])
})

test('reads the state of a receipt that was issued on a later day than it was requested', async () => {
  const app = await startAppWithToss()
  const { pay, follow, storedReceipt } = await givenReceiptAsked(app)
  app.toss.receipts.state.begins = 'IN_PROGRESS'
  await pay()
  app.toss.meets('receipt', 'dropsBefore')
  await follow()
  app.clock.advance(2 * DAY_MS)
  await follow()
  app.toss.receipts.all[0]!.issueStatus = 'COMPLETED'
  app.clock.advance(2 * DAY_MS)

  await confirmCashReceipts(app.deps, payableOrders(app.deps))

  expect(await storedReceipt()).toMatchObject({ is_confirmed: true, issued: 100_000 })
})
