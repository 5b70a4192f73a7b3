import * as cash from '#contract/cash-receipts.ts'
import * as contract from '#contract/payment-tasks.ts'
import { won } from '#domain/money/won.ts'
import { resolutionsOf } from '#domain/payments/task-resolutions.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import { type Route, route } from '#server/platform/route.ts'
import { markByHand, revealNumber } from './cash-receipt-by-hand.ts'
import type { PayingOrders } from './paying-orders.ts'
import { listOpenTasks, type TaskRow } from './payment-tasks.ts'
import { reconcile } from './reconcile.ts'
import { resolveTask } from './resolve-task.ts'

export const paymentAdminRoutes = (deps: Deps, orders: PayingOrders): Route[] => [
  route(contract.listPaymentTasks, async () => ({
    items: (await listOpenTasks(deps.db)).map(toTask),
  })),
  route(contract.resolvePaymentTask, (input, admin, context) =>
    resolveTask(deps, orders, { admin, context }, input),
  ),
  route(cash.revealCashReceiptNumber, ({ params }, admin, context) =>
    revealNumber(deps, { admin, context }, params.order_number),
  ),
  route(cash.markCashReceipt, (input, admin, context) =>
    markByHand(deps, orders, { admin, context }, input),
  ),
  route(contract.reconcilePayments, async (_, admin, context) => {
    // Before the first call: whatever comes of it, it is known who began it.
    await audit(deps.db, admin, context, {
      action: 'payments.reconcile',
      subject: 'payments',
      at: deps.now(),
    })
    return reconcile(deps, orders)
  }),
]

const toTask = (task: TaskRow) => ({
  id: task.id,
  kind: task.kind,
  order_number: task.order_number,
  payment_key: task.payment_key,
  amount: task.amount === null ? null : won(task.amount),
  detail: task.detail,
  opened_at: task.opened_at.toISOString(),
  resolutions: [...resolutionsOf(task.kind)],
})
