import { answerRefund } from '#contract/admin-money.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { listMoneyTasks, reconcilePayments, resolveAlarm } from '#contract/money-tasks.ts'
import { replyOf } from './app.ts'
import { givenAdmin } from './given.ts'
import type { TossApp } from './given-toss.ts'

/** Actions of the owner about money tasks. Signs in for each call, since hours may pass between. */
export function givenOwner(app: TossApp) {
  const signedIn = async () => ({ as: await givenAdmin(app) })
  return {
    reconcile: async () =>
      replyOf(await app.call(reconcilePayments, { body: {} }, await signedIn())),
    tasks: async () => replyOf(await app.call(listMoneyTasks, {}, await signedIn())),
    resolve: async (id: number, body: InputOf<typeof resolveAlarm>['body']) =>
      app.call(resolveAlarm, { params: { id: String(id) }, body }, await signedIn()),
    answer: async (id: string, answer: InputOf<typeof answerRefund>['body']['answer']) =>
      app.call(answerRefund, { params: { id }, body: { answer } }, await signedIn()),
  }
}
