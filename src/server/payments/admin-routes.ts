import * as cash from '#contract/cash-receipts.ts'
import * as contract from '#contract/money-tasks.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import { type Route, route } from '#server/platform/route.ts'
import { recordManualCashReceipt, revealReceiptNumber } from './manual-cash-receipts.ts'
import type { PayableOrders } from './payable-orders.ts'
import { reconcile } from './reconcile.ts'
import { resolveAlarm } from './resolve-alarm.ts'

export const paymentAdminRoutes = (deps: Deps, orders: PayableOrders): Route[] => [
  route(contract.resolveAlarm, (input, admin, context) =>
    resolveAlarm(deps, orders, { admin, context }, input),
  ),
  route(cash.revealCashReceiptNumber, ({ params }, admin, context) =>
    revealReceiptNumber(deps, { admin, context }, params.order_number),
  ),
  route(cash.markCashReceipt, (input, admin, context) =>
    recordManualCashReceipt(deps, orders, { admin, context }, input),
  ),
  route(contract.reconcilePayments, async (_, admin, context) => {
    // Log before the first call to the provider, so that the log names who started it even if it fails.
    await audit(deps.db, admin, context, {
      action: 'payments.reconcile',
      subject: 'payments',
      at: deps.now(),
    })
    return reconcile(deps, orders)
  }),
]
