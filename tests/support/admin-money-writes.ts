import { listDueRefunds } from '#contract/admin-money.ts'
import { listBankRows, readLastBankImport, takeBankRows } from '#contract/bank-rows.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { payingOrders } from '#server/orders/index.ts'
import { followCashReceipts } from '#server/payments/index.ts'
import type { AdminWrite } from './admin-writes.ts'
import { replyOf, type TestApp } from './app.ts'
import type { GivenMember } from './given.ts'
import { accountToRefundTo, givenDeposit, givenGuestOrder } from './given-orders.ts'

const ofOrder = (order_number: string, body?: object): AdminWrite => ({
  params: { order_number },
  ...(body && { body }),
})

async function givenPaid(app: TestApp) {
  const placed = await givenGuestOrder(app)
  await givenDeposit(app, placed.order_number)
  return placed
}

/** Cancelled by its customer: unpaid, or paid and owed back. */
async function givenCancelled(app: TestApp, { paid }: { readonly paid: boolean }) {
  const { order_number, guest_token } = await (paid ? givenPaid(app) : givenGuestOrder(app))
  const body = { reason: '일정이 바뀌었어요', guest_token, refund_account: accountToRefundTo }
  replyOf(await app.call(cancelOrder, { params: { order_number }, body }))
  return order_number
}

/** 100,000 won had been transferred back before the bank took the money back. */
async function givenOwed(app: TestApp) {
  const order_number = await givenCancelled(app, { paid: true })
  const gone = { status: 'PAID_OUT', paid_out_at: app.clock.now(), owed_by_customer: true } as const
  await app.db.updateTable('refunds').set(gone).where('order_number', '=', order_number).execute()
  return order_number
}

/** Paid, and its receipt is the studio's to issue. */
async function givenReceiptByHand(app: TestApp) {
  const cash_receipt = { purpose: 'INCOME_DEDUCTION', number: '01012345678' } as const
  const { order_number } = await givenGuestOrder(app, { cash_receipt })
  await givenDeposit(app, order_number)
  await followCashReceipts({ ...app.deps, paymentProviders: [] }, payingOrders(app.deps))
  return order_number
}

const rowOf = ({ clock }: TestApp, depositor: string) => ({
  rows: [{ amount: 100_000, depositor, received_at: clock.now().toISOString() }],
})

let counter = 0

/** A row of the bank, and the order that it is of beyond doubt. */
async function givenBankRow(app: TestApp, as: GivenMember) {
  const depositor = `입금자${++counter}`
  const { order_number } = await givenGuestOrder(app, { depositor_name: depositor })
  replyOf(await app.call(takeBankRows, { body: rowOf(app, depositor) }, { as }))
  const { items } = replyOf(await app.call(listBankRows, {}, { as }))
  return { id: items.find((row) => row.depositor === depositor)!.id, order_number }
}

const orders = '/v1/admin/orders/:order_number'
const deposit = { amount: 100_000, depositor: '김하나' }

/** Those about orders and their money; the app has its payment company. */
export const moneyWrites: Readonly<
  Record<string, (app: TestApp, as: GivenMember) => Promise<AdminWrite>>
> = {
  [`POST ${orders}/confirm-deposit`]: async (app) =>
    ofOrder((await givenGuestOrder(app)).order_number, deposit),
  [`POST ${orders}/deposits`]: async (app) =>
    ofOrder((await givenGuestOrder(app)).order_number, deposit),
  [`POST ${orders}/late-deposit`]: async (app) =>
    ofOrder(await givenCancelled(app, { paid: false }), deposit),
  [`POST ${orders}/deposit-taken-back`]: async (app) =>
    ofOrder((await givenPaid(app)).order_number, { note: '은행의 연락' }),
  [`POST ${orders}/debt/write-off`]: async (app) =>
    ofOrder(await givenOwed(app), { amount: 100_000, reason: '연락이 닿지 않아요' }),
  [`POST ${orders}/status`]: async (app) =>
    ofOrder((await givenPaid(app)).order_number, { status: 'CONSULTING_SCHEDULED' }),
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
  [`POST ${orders}/refund/paid-out`]: async (app) =>
    ofOrder(await givenCancelled(app, { paid: true })),
  'POST /v1/admin/refunds/paid-out': async (app, as) => {
    await givenCancelled(app, { paid: true })
    const due = replyOf(await app.call(listDueRefunds, {}, { as }))
    return { body: { refund_ids: [due.items[0]!.id] } }
  },
  'POST /v1/admin/bank-rows': async (app) => ({ body: rowOf(app, '처음 본 사람') }),
  'POST /v1/admin/bank-rows/confirm-exact': async (app, as) => ({
    body: { ids: [(await givenBankRow(app, as)).id] },
  }),
  'POST /v1/admin/bank-rows/:id/confirm': async (app, as) => {
    const { id, order_number } = await givenBankRow(app, as)
    return { params: { id }, body: { order_number } }
  },
  'PATCH /v1/admin/bank-rows/:id': async (app, as) => ({
    params: { id: (await givenBankRow(app, as)).id },
    body: { state: 'IGNORED' },
  }),
  'DELETE /v1/admin/bank-rows/:id': async (app, as) => ({
    params: { id: (await givenBankRow(app, as)).id },
  }),
  'POST /v1/admin/bank-rows/remove-import': async (app, as) => {
    await givenBankRow(app, as)
    const { last_import } = replyOf(await app.call(readLastBankImport, {}, { as }))
    return { body: { imported_at: last_import!.imported_at } }
  },
  'POST /v1/admin/payment-tasks/:id/resolve': async ({ db, clock }) => {
    const task = await db
      .insertInto('payment_tasks')
      .values({
        kind: 'UNKNOWN_PAYMENT',
        subject: 'tgen_1',
        payment_key: 'tgen_1',
        amount: 100_000,
        detail: '{}',
        opened_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { params: { id: String(task.id) }, body: { resolution: 'KNOWN' } }
  },
  'POST /v1/admin/payments/reconcile': async () => ({ body: {} }),
}
