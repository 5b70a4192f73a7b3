import { expect, test } from 'vitest'
import { refundOrder } from '#contract/admin-orders.ts'
import {
  askCashReceipt,
  markCashReceipt,
  revealCashReceiptNumber,
} from '#contract/cash-receipts.ts'
import { listOutbox } from '#contract/notifications.ts'
import { getOrder } from '#contract/orders.ts'
import { listPaymentTasks } from '#contract/payment-tasks.ts'
import { payingOrders } from '#server/orders/index.ts'
import {
  confirmCashReceipts,
  followCashReceipts,
  forgetReceiptNumbers,
} from '#server/payments/index.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS, HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenDeposit, givenGuestOrder, kindsSentTo } from '#tests/support/given-orders.ts'
import { givenAgreed, startAppWithToss, type TossApp } from '#tests/support/given-toss.ts'

const asked = { purpose: 'INCOME_DEDUCTION', number: '010-9876-5432' } as const
const email = 'hana@example.com'

async function givenAsked(app: TestApp, cash_receipt: typeof asked | null = asked) {
  const { order_number, guest_token } = await givenGuestOrder(app, { cash_receipt })
  const params = { order_number }
  return {
    number: order_number,
    params,
    query: { guest_token },
    pay: () => givenDeposit(app, order_number),
    follow: () => followCashReceipts(app.deps, payingOrders(app.deps)),
    told: async () =>
      replyOf(await app.call(getOrder, { params, query: { guest_token } })).cash_receipt,
    refundPart: async (amount: number) =>
      replyOf(
        await app.call(
          refundOrder,
          { params, body: { reason: '죄송해요', amount, keeps_order: true } },
          { as: await givenAdmin(app) },
        ),
      ),
    kept: () =>
      app.db
        .selectFrom('cash_receipts')
        .selectAll()
        .where('order_number', '=', order_number)
        .executeTakeFirstOrThrow(),
  }
}

const tasksOf = async (app: TestApp) =>
  replyOf(await app.call(listPaymentTasks, {}, { as: await givenAdmin(app) })).items

const keysOf = ({ toss }: TossApp, call: string) =>
  new Set(toss.heard.filter((it) => it.call === call).map((it) => it.idempotencyKey)).size

test('[PAY-01] a receipt that was asked for with the order is issued once its money is here, and told', async () => {
  const app = await startAppWithToss()
  const { pay, follow, told, number, kept } = await givenAsked(app)
  await follow()
  expect(await told()).toMatchObject({ state: 'ASKED', ending: '5432', amount: 0 })
  expect(app.toss.receipts.all).toEqual([])

  await pay()
  await follow()
  await follow()

  expect(app.toss.receipts.all).toMatchObject([
    { type: '소득공제', amount: 100_000, customerIdentityNumber: '01098765432' },
  ])
  const [issued] = app.toss.receipts.all
  expect(await told()).toEqual({
    state: 'ISSUED',
    purpose: 'INCOME_DEDUCTION',
    ending: '5432',
    amount: 100_000,
    issue_number: issued!.issueNumber,
    url: issued!.receiptUrl,
  })
  expect(await kindsSentTo(app, email)).toContain('CASH_RECEIPT_ISSUED')
  const { items } = replyOf(
    await app.call(listOutbox, { query: {} }, { as: await givenAdmin(app) }),
  )
  expect(items[0]?.text).toContain(issued!.issueNumber)
  expect(items[0]?.text).not.toContain('9876')
  // It stands: by which number is nobody's business any more.
  expect(await kept()).toMatchObject({ order_number: number, identity: null, ending: '5432' })
})

test.each([
  ['dropsAfter', 'dropsBefore'],
  ['breaksAfter', 'breaksBefore'],
  ['worksLater', 'dropsBefore'],
] as const)(
  'a receipt of whose issue nobody hears (%s) is issued once, under one key',
  async (trouble, silence) => {
    const app = await startAppWithToss()
    const { pay, follow, told, number } = await givenAsked(app)
    await pay()
    app.toss.meets('receipt', trouble)
    app.toss.meets('receipts', silence)
    await follow()
    expect(await told()).toMatchObject({ state: 'ASKED' })

    await follow()

    expect(await told()).toMatchObject({ state: 'ISSUED', amount: 100_000 })
    expect(app.toss.receipts.standing(number)).toBe(100_000)
    expect(keysOf(app, 'receipt')).toBe(1)
  },
)

test('a receipt whose answer is lost is found in the company’s list', async () => {
  const app = await startAppWithToss()
  const { pay, follow, told } = await givenAsked(app)
  await pay()
  app.toss.meets('receipt', 'dropsAfter')

  await follow()

  expect(await told()).toMatchObject({ state: 'ISSUED' })
  expect(app.toss.heard.filter(({ call }) => call === 'receipt')).toHaveLength(1)
})

test('[ORD-18] what goes back is cancelled of the receipt, a part and then all of it', async () => {
  const app = await startAppWithToss()
  const { pay, follow, told, number, refundPart, params } = await givenAsked(app)
  await pay()
  await follow()
  await refundPart(10_000)
  app.toss.meets('receipt-cancel', 'dropsAfter')
  await follow()
  await follow()
  expect(await told()).toMatchObject({ state: 'ISSUED', amount: 90_000 })
  expect(app.toss.receipts.standing(number)).toBe(90_000)
  expect(keysOf(app, 'receipt-cancel')).toBe(1)

  const body = { reason: '죄송해요', amount: 90_000 }
  replyOf(await app.call(refundOrder, { params, body }, { as: await givenAdmin(app) }))
  await follow()

  expect(await told()).toMatchObject({ state: 'CANCELLED', amount: 0 })
  expect(app.toss.receipts.standing(number)).toBe(0)
})

test('without a company the receipt is a task of the owner’s, with its number on one look that is written down', async () => {
  const app = await startApp()
  const { pay, follow, told, number, params, refundPart, kept } = await givenAsked(app)
  await pay()
  await follow()
  const [task, ...others] = await tasksOf(app)
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
  const mark = (issue_number: string) =>
    app.call(markCashReceipt, { params, body: { issue_number } }, { as })
  expect(replyOf(await mark('G12345678'))).toMatchObject({ issued: 100_000 })

  expect(await tasksOf(app)).toEqual([])
  expect(await told()).toMatchObject({ state: 'ISSUED', issue_number: 'G12345678', url: null })
  expect(await kindsSentTo(app, email)).toContain('CASH_RECEIPT_ISSUED')
  expect(await kept()).toMatchObject({ identity: null })
  const refused = { refusal: { code: 'ILLEGAL_TRANSITION' } }
  expect(await mark('G12345678')).toMatchObject(refused)
  expect(await app.call(revealCashReceiptNumber, { params }, { as })).toMatchObject(refused)
  const log = app.db.selectFrom('audit_log').select('action').where('action', 'like', 'cash%')
  expect((await log.execute()).map(({ action }) => action)).toEqual([
    'cash-receipt.view',
    'cash-receipt.done',
  ])

  await refundPart(10_000)
  await follow()
  expect(await tasksOf(app)).toMatchObject([
    {
      kind: 'CASH_RECEIPT_CANCEL',
      amount: 10_000,
      detail: { issue_number: 'G12345678', left: 90_000 },
    },
  ])
  replyOf(await mark('G99999999'))
  expect(await told()).toMatchObject({ state: 'ISSUED', amount: 90_000 })
})

test('what the company refuses is the owner’s to issue', async () => {
  const app = await startAppWithToss()
  const { pay, follow } = await givenAsked(app)
  await pay()
  app.toss.meets('receipt', { refuses: 'INVALID_REQUEST' })

  await follow()

  expect(await tasksOf(app)).toMatchObject([
    { kind: 'CASH_RECEIPT', detail: { why: 'INVALID_REQUEST' } },
  ])
})

test('[ORD-18] a cancel that is refused after more went back is the owner’s for all of it', async () => {
  const app = await startAppWithToss()
  const { pay, follow, refundPart, params } = await givenAsked(app)
  await pay()
  await follow()
  await refundPart(10_000)
  app.toss.meets('receipt-cancel', 'dropsBefore')
  await follow()
  const body = { reason: '죄송해요', amount: 90_000 }
  replyOf(await app.call(refundOrder, { params, body }, { as: await givenAdmin(app) }))
  app.toss.meets('receipt-cancel', { refuses: 'INVALID_REQUEST' })

  await follow()

  expect(await tasksOf(app)).toMatchObject([
    { kind: 'CASH_RECEIPT_CANCEL', amount: 100_000, detail: { why: 'INVALID_REQUEST', left: 0 } },
  ])
})

test('a receipt that the tax office refuses while a part of it is being cancelled is issued by the owner for the rest', async () => {
  const app = await startAppWithToss()
  const { pay, follow, refundPart } = await givenAsked(app)
  app.toss.receipts.state.begins = 'IN_PROGRESS'
  await pay()
  await follow()
  await refundPart(10_000)
  app.toss.meets('receipt-cancel', 'dropsBefore')
  await follow()
  app.clock.advance(2 * DAY_MS)
  app.toss.receipts.all[0]!.issueStatus = 'FAILED'
  for (const _ of [1, 2]) {
    await confirmCashReceipts(app.deps, payingOrders(app.deps))
    app.clock.advance(DAY_MS)
    await follow()
  }

  expect(app.toss.heard.filter(({ path }) => path.includes('null'))).toEqual([])
  expect(await tasksOf(app)).toMatchObject([{ kind: 'CASH_RECEIPT', amount: 90_000 }])
})

test('what the tax office refuses two days later is the owner’s to issue; until then its number is kept', async () => {
  const app = await startAppWithToss()
  const { pay, follow, told, kept } = await givenAsked(app)
  app.toss.receipts.state.begins = 'IN_PROGRESS'
  await pay()
  await follow()
  await follow()
  expect(await kept()).toMatchObject({ identity: '01098765432', is_confirmed: false })
  app.clock.advance(2 * DAY_MS)
  app.toss.receipts.all[0]!.issueStatus = 'FAILED'

  await confirmCashReceipts(app.deps, payingOrders(app.deps))
  await follow()

  expect(await told()).toMatchObject({ state: 'ASKED' })
  expect(await tasksOf(app)).toMatchObject([{ kind: 'CASH_RECEIPT', amount: 100_000 }])
})

test('what the tax office takes two days later stands, and its number is forgotten', async () => {
  const app = await startAppWithToss()
  const { pay, follow, kept } = await givenAsked(app)
  app.toss.receipts.state.begins = 'IN_PROGRESS'
  await pay()
  await follow()
  app.clock.advance(2 * DAY_MS)
  app.toss.receipts.all[0]!.issueStatus = 'COMPLETED'

  await confirmCashReceipts(app.deps, payingOrders(app.deps))
  await follow()

  expect(await kept()).toMatchObject({ identity: null, is_confirmed: true, issued: 100_000 })
})

test('a receipt may be asked for after the deposit, and its number put right until it is issued', async () => {
  const app = await startAppWithToss()
  const { pay, follow, told, params, query } = await givenAsked(app, null)
  await pay()
  expect(await told()).toMatchObject({ state: 'MAY_ASK' })
  const ask = (body: { purpose: 'INCOME_DEDUCTION' | 'EXPENSE_PROOF'; number: string }) =>
    app.call(askCashReceipt, { params, query, body })
  expect(await ask({ purpose: 'EXPENSE_PROOF', number: '123-45-67890' })).toMatchObject({
    refusal: { code: 'VALIDATION_FAILED' },
  })
  replyOf(await ask(asked))

  expect(replyOf(await ask({ purpose: 'EXPENSE_PROOF', number: '220-81-62517' }))).toMatchObject({
    state: 'ASKED',
    ending: '2517',
  })
  await follow()

  expect(app.toss.receipts.all).toMatchObject([
    { type: '지출증빙', customerIdentityNumber: '2208162517' },
  ])
  expect(await ask(asked)).toMatchObject({ refusal: { code: 'ILLEGAL_TRANSITION' } })
})

test('a receipt of an order that was never paid is not issued, and its number is forgotten', async () => {
  const app = await startAppWithToss()
  const { follow, told, number, kept } = await givenAsked(app)
  const change = { status: 'CANCELLED', ended_at: app.clock.now() } as const
  await app.db.updateTable('payments').set({ status: 'CANCELLED' }).execute()
  await app.db.updateTable('orders').set(change).where('number', '=', number).execute()

  await follow()

  expect(await told()).toBeNull()
  expect(await kept()).toMatchObject({ identity: null })
})

test('[PAY-02] what the company’s own window issued stands on the order and in the mail of its payment', async () => {
  const app = await startAppWithToss()
  const { confirm, orderId, order, proof } = await givenAgreed(app, { method: '가상계좌' })
  await confirm()
  app.toss.book.byOrder(orderId).cashReceipt = {
    type: '소득공제',
    receiptKey: 'receipt-1',
    issueNumber: '123456789',
    receiptUrl: 'https://dashboard.tosspayments.com/receipt/cash/receipt-1',
    amount: 100_000,
    taxFreeAmount: 0,
  }
  app.toss.book.deposit(orderId)
  app.clock.advance(HOUR_MS)
  await app.watch()

  const query = { guest_token: proof.guest_token }
  const told = replyOf(await app.call(getOrder, { params: { order_number: order }, query }))
  expect(told.cash_receipt).toMatchObject({
    state: 'ISSUED',
    purpose: 'INCOME_DEDUCTION',
    issue_number: '123456789',
    amount: 100_000,
  })
  const { items } = replyOf(
    await app.call(listOutbox, { query: {} }, { as: await givenAdmin(app) }),
  )
  expect(items.some(({ text }) => text?.includes('소득공제 · 123456789'))).toBe(true)
  const ask = { params: { order_number: order }, query, body: asked }
  expect(await app.call(askCashReceipt, ask)).toMatchObject({
    refusal: { code: 'ILLEGAL_TRANSITION' },
  })
})

test('[WDR-01] of who leaves no number is kept, but of a receipt that is still owed until it is issued', async () => {
  const app = await startApp()
  const owed = await givenAsked(app)
  const issued = await givenAsked(app)
  for (const { pay, follow } of [owed, issued]) {
    await pay()
    await follow()
  }
  const as = await givenAdmin(app)
  const mark = (params: { order_number: string }) =>
    app.call(markCashReceipt, { params, body: { issue_number: 'G12345678' } }, { as })
  replyOf(await mark(issued.params))

  await forgetReceiptNumbers(app.db, [owed.number, issued.number])

  expect(await issued.kept()).toMatchObject({ identity: null, ending: '' })
  expect(await owed.kept()).toMatchObject({ identity: '01098765432' })
  replyOf(await mark(owed.params))
  expect(await owed.kept()).toMatchObject({ identity: null })
})
