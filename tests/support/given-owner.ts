import { listPaymentTasks, reconcilePayments, resolvePaymentTask } from '#contract/payment-tasks.ts'
import { replyOf } from './app.ts'
import { givenAdmin } from './given.ts'
import type { TossApp } from './given-toss.ts'

/** The owner at the tasks about money, signed in anew for each call: hours may pass between them. */
export function givenOwner(app: TossApp) {
  const signedIn = async () => ({ as: await givenAdmin(app) })
  return {
    reconcile: async () =>
      replyOf(await app.call(reconcilePayments, { body: {} }, await signedIn())),
    tasks: async () => replyOf(await app.call(listPaymentTasks, {}, await signedIn())).items,
    resolve: async (
      id: number,
      body: Parameters<typeof app.call<typeof resolvePaymentTask>>[1]['body'],
    ) => app.call(resolvePaymentTask, { params: { id: String(id) }, body }, await signedIn()),
  }
}
