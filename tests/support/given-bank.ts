import { answerRefund, listDueRefunds, markRefundsSent } from '#contract/admin-money.ts'
import { getAdminOrder, receiveDeposit, refundOrder } from '#contract/admin-orders.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { listMoneyTasks } from '#contract/money-tasks.ts'
import {
  dismissReceipt,
  importStatement,
  listReceipts,
  matchExactReceipts,
  matchReceipt,
  readLastImport,
  restoreReceipt,
  reverseReceipt,
  sendReceiptBack,
  undoImport,
} from '#contract/receipts.ts'
import { replyOf, type TestApp } from './app.ts'
import { givenAdmin } from './given.ts'

type StatementRow = NonNullable<InputOf<typeof importStatement>['body']>['rows'][number]
type Answer = NonNullable<InputOf<typeof answerRefund>['body']>['answer']
type Part = Pick<NonNullable<InputOf<typeof refundOrder>['body']>, 'paid_out' | 'refund_account'>

/** A credit of 100,000 won in a bank statement; change what a test is about. */
export const statementRow = (sender: string, change: Partial<StatementRow> = {}): StatementRow => ({
  amount: 100_000,
  sender,
  received_at: '2026-11-01T05:30:00.000Z',
  ...change,
})

/** Actions of the owner about the bank account. Signs in for each call, since days may pass between. */
export function givenBank(app: TestApp) {
  const signedIn = async () => ({ as: await givenAdmin(app) })
  const listed = async (state: 'OPEN' | 'DECIDED' = 'OPEN') =>
    replyOf(await app.call(listReceipts, { query: { state } }, await signedIn())).items
  const dueRefunds = async () => replyOf(await app.call(listDueRefunds, {}, await signedIn()))
  return {
    bring: async (...rows: StatementRow[]) =>
      replyOf(await app.call(importStatement, { body: { rows } }, await signedIn())),
    listed,
    idOf: async (sender: string) => (await listed()).find((it) => it.sender === sender)!.id,
    match: async (id: string, order_number: string) =>
      app.call(matchReceipt, { params: { id }, body: { order_number } }, await signedIn()),
    matchExact: async (ids: string[]) =>
      replyOf(await app.call(matchExactReceipts, { body: { ids } }, await signedIn())),
    dismiss: async (id: string) => app.call(dismissReceipt, { params: { id } }, await signedIn()),
    restore: async (id: string) => app.call(restoreReceipt, { params: { id } }, await signedIn()),
    returnReceipt: async (id: string) =>
      app.call(sendReceiptBack, { params: { id } }, await signedIn()),
    reverse: async (id: string) =>
      app.call(reverseReceipt, { params: { id }, body: { note: '은행 연락' } }, await signedIn()),
    lastImport: async () =>
      replyOf(await app.call(readLastImport, {}, await signedIn())).last_import,
    undoImport: async (imported_at: string, restore = false) =>
      replyOf(await app.call(undoImport, { body: { imported_at, restore } }, await signedIn())),
    /** Records a deposit for an order. */
    deposit: async (order_number: string, amount: number) => {
      const input = { params: { order_number }, body: { amount } }
      return replyOf(await app.call(receiveDeposit, input, await signedIn()))
    },
    /** Refunds a part of the price. */
    give: async (order_number: string, amount: number, part: Part = {}) => {
      const body = { amount, reason: '약속을 못 지켜 죄송해요', keeps_order: true, ...part }
      return app.call(refundOrder, { params: { order_number }, body }, await signedIn())
    },
    order: async (order_number: string) =>
      replyOf(await app.call(getAdminOrder, { params: { order_number } }, await signedIn())),
    dueRefunds,
    /** Marks all due refunds as sent. */
    sendDue: async () => {
      const refund_ids = (await dueRefunds()).items.map(({ id }) => id)
      return replyOf(await app.call(markRefundsSent, { body: { refund_ids } }, await signedIn()))
    },
    answer: async (id: string, answer: Answer) =>
      app.call(answerRefund, { params: { id }, body: { answer } }, await signedIn()),
    questions: async () => replyOf(await app.call(listMoneyTasks, {}, await signedIn())).questions,
  }
}
