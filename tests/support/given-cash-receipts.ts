import { refundOrder } from '#contract/admin-orders.ts'
import { markCashReceipt } from '#contract/cash-receipts.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { listMoneyTasks } from '#contract/money-tasks.ts'
import { getOrder } from '#contract/orders.ts'
import { payableOrders } from '#server/orders/index.ts'
import { syncCashReceipts } from '#server/payments/index.ts'
import { replyOf, type TestApp } from './app.ts'
import { givenAdmin } from './given.ts'
import { givenDeposit, givenGuestOrder } from './given-orders.ts'

export const receiptAsked = { purpose: 'INCOME_DEDUCTION', number: '010-9876-5432' } as const

/** A guest's order by bank transfer with a requested cash receipt; null requests none. */
export async function givenReceiptAsked(
  app: TestApp,
  cash_receipt: typeof receiptAsked | null = receiptAsked,
) {
  const { order_number, guest_token } = await givenGuestOrder(app, { cash_receipt })
  const params = { order_number }
  return {
    number: order_number,
    params,
    query: { guest_token },
    pay: () => givenDeposit(app, order_number),
    follow: () => syncCashReceipts(app.deps, payableOrders(app.deps)),
    shownReceipt: async () =>
      replyOf(await app.call(getOrder, { params, query: { guest_token } })).cash_receipt,
    refundPart: async (amount: number) =>
      replyOf(
        await app.call(
          refundOrder,
          { params, body: { reason: '죄송해요', amount, keeps_order: true } },
          { as: await givenAdmin(app) },
        ),
      ),
    mark: async (body: InputOf<typeof markCashReceipt>['body']) =>
      app.call(markCashReceipt, { params, body }, { as: await givenAdmin(app) }),
    storedReceipt: () =>
      app.db
        .selectFrom('cash_receipts')
        .selectAll()
        .where('order_number', '=', order_number)
        .executeTakeFirstOrThrow(),
    steps: () =>
      app.db
        .selectFrom('cash_receipt_submissions')
        .select(['what', 'amount', 'issue_number', 'is_manual'])
        .where('order_number', '=', order_number)
        .orderBy('sequence')
        .execute(),
  }
}

export const alarmsOf = async (app: TestApp) =>
  replyOf(await app.call(listMoneyTasks, {}, { as: await givenAdmin(app) })).alarms
