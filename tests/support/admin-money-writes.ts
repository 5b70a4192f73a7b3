import { cancelOrder } from '#contract/order-cancellation.ts'
import { payableOrders } from '#server/orders/index.ts'
import { syncCashReceipts } from '#server/payments/index.ts'
import type { AdminWrite } from './admin-write.ts'
import { replyOf, type TestApp } from './app.ts'
import type { GivenMember } from './given.ts'
import { givenBank, statementRow } from './given-bank.ts'
import { accountToRefundTo, givenDeposit, givenGuestOrder } from './given-orders.ts'
import { givenOrderToWrite } from './given-reports.ts'

const ofOrder = (order_number: string, body?: object): AdminWrite => ({
  params: { order_number },
  ...(body && { body }),
})

async function givenPaid(app: TestApp) {
  const placed = await givenGuestOrder(app)
  await givenDeposit(app, placed.order_number)
  return placed
}

/** An order that its customer cancelled, unpaid or with a refund due. */
async function givenCancelled(app: TestApp, { paid }: { readonly paid: boolean }) {
  const { order_number, guest_token } = await (paid ? givenPaid(app) : givenGuestOrder(app))
  const body = { reason: '일정이 바뀌었어요', guest_token, refund_account: accountToRefundTo }
  replyOf(await app.call(cancelOrder, { params: { order_number }, body }))
  return order_number
}

/** An order whose deposit was reversed after its refund was sent: 100,000 won are due. */
async function givenDueAgain(app: TestApp) {
  const order_number = await givenCancelled(app, { paid: true })
  const bank = givenBank(app)
  await bank.sendDue()
  const { account } = await bank.order(order_number)
  replyOf(await bank.reverse(account.receipts[0]!.id))
  return order_number
}

/** An order whose deposit was reversed after its refund was agreed: only the owner knows if it was sent. */
async function givenUnconfirmed(app: TestApp) {
  const bank = givenBank(app)
  const order_number = await givenCancelled(app, { paid: true })
  const { account } = await bank.order(order_number)
  replyOf(await bank.reverse(account.receipts[0]!.id))
  return account.refunds[0]!.id
}

/** A paid order whose cash receipt the studio must issue. */
async function givenReceiptByHand(app: TestApp) {
  const cash_receipt = { purpose: 'INCOME_DEDUCTION', number: '01012345678' } as const
  const { order_number } = await givenGuestOrder(app, { cash_receipt })
  await givenDeposit(app, order_number)
  await syncCashReceipts({ ...app.deps, paymentProviders: [] }, payableOrders(app.deps))
  return order_number
}

let counter = 0

/** A deposit from a bank statement with its exactly matching order. */
async function givenReceipt(app: TestApp) {
  const sender = `입금자${++counter}`
  const { order_number } = await givenGuestOrder(app, { depositor_name: sender })
  const bank = givenBank(app)
  await bank.bring(statementRow(sender))
  return { id: await bank.idOf(sender), order_number }
}

const ofReceipt = async (app: TestApp, body?: object): Promise<AdminWrite> => ({
  params: { id: (await givenReceipt(app)).id },
  ...(body && { body }),
})

const orders = '/v1/admin/orders/:order_number'
const deposit = { amount: 100_000, depositor: '김하나' }

/** Admin writes about orders and money; the app has a payment provider. */
export const moneyWrites: Readonly<
  Record<string, (app: TestApp, as: GivenMember) => Promise<AdminWrite>>
> = {
  [`POST ${orders}/confirm-deposit`]: async (app) =>
    ofOrder((await givenGuestOrder(app)).order_number, deposit),
  [`POST ${orders}/deposits`]: async (app) =>
    ofOrder((await givenGuestOrder(app)).order_number, deposit),
  [`POST ${orders}/write-off`]: async (app) =>
    ofOrder(await givenDueAgain(app), { amount: 100_000, reason: '연락이 닿지 않아요' }),
  [`POST ${orders}/status`]: async (app) =>
    ofOrder((await givenPaid(app)).order_number, { status: 'CONSULTING_SCHEDULED' }),
  [`PUT ${orders}/due`]: async (app) => {
    const { number } = await givenOrderToWrite(app)
    return ofOrder(number, { due_on: '2026-11-10', reason: '상담사가 아파요.' })
  },
  [`POST ${orders}/refund`]: async (app) =>
    ofOrder((await givenPaid(app)).order_number, { reason: '스튜디오 사정' }),
  [`POST ${orders}/cash-receipt/number`]: async (app) => ofOrder(await givenReceiptByHand(app)),
  [`POST ${orders}/cash-receipt/done`]: async (app) =>
    ofOrder(await givenReceiptByHand(app), {
      what: 'ISSUE',
      amount: 100_000,
      issue_number: 'G12345678',
    }),
  [`PUT ${orders}/refund/account`]: async (app) =>
    ofOrder(await givenCancelled(app, { paid: true }), { refund_account: accountToRefundTo }),
  'POST /v1/admin/refunds/sent': async (app) => {
    await givenCancelled(app, { paid: true })
    const { items } = await givenBank(app).dueRefunds()
    return { body: { refund_ids: [items[0]!.id] } }
  },
  'POST /v1/admin/refunds/:id/answer': async (app) => ({
    params: { id: await givenUnconfirmed(app) },
    body: { answer: 'NOT_SENT' },
  }),
  'POST /v1/admin/receipts': async () => ({ body: { rows: [statementRow('처음 본 사람')] } }),
  'POST /v1/admin/receipts/match-exact': async (app) => ({
    body: { ids: [(await givenReceipt(app)).id] },
  }),
  'POST /v1/admin/receipts/:id/match': async (app) => {
    const { id, order_number } = await givenReceipt(app)
    return { params: { id }, body: { order_number } }
  },
  'POST /v1/admin/receipts/:id/dismiss': (app) => ofReceipt(app),
  'POST /v1/admin/receipts/:id/restore': async (app) => {
    const write = await ofReceipt(app)
    replyOf(await givenBank(app).dismiss(write.params!.id!))
    return write
  },
  'POST /v1/admin/receipts/:id/send-back': (app) => ofReceipt(app),
  'POST /v1/admin/receipts/:id/reverse': (app) => ofReceipt(app, { note: '은행의 연락' }),
  'POST /v1/admin/receipts/:id/accept-difference': async (app) => {
    const { id: receipt_id } = await givenReceipt(app)
    const difference = { receipt_id, theirs: 90_000, ours: 100_000, found_at: app.clock.now() }
    await app.db.insertInto('payment_differences').values(difference).execute()
    return { params: { id: receipt_id }, body: { theirs: 90_000, ours: 100_000 } }
  },
  'POST /v1/admin/receipts/undo-import': async (app) => {
    await givenReceipt(app)
    const last = await givenBank(app).lastImport()
    return { body: { imported_at: last!.imported_at } }
  },
  'POST /v1/admin/money-alarms/:id/resolve': async ({ db, clock }) => {
    const alarm = await db
      .insertInto('money_alarms')
      .values({
        kind: 'PAYMENT_UNKNOWN',
        subject: 'tgen_1',
        payment_key: 'tgen_1',
        amount: 100_000,
        detail: '{}',
        opened_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { params: { id: String(alarm.id) }, body: { resolution: 'KNOWN' } }
  },
  'POST /v1/admin/payments/reconcile': async () => ({ body: {} }),
}
