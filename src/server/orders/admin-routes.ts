import * as contract from '#contract/admin-orders.ts'
import type { Deps } from '#server/deps.ts'
import { type Member, requiredConsultant } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Route, route } from '#server/platform/route.ts'
import { assignOrder } from './assign-order.ts'
import { changeOrderStatus } from './change-order-status.ts'
import { listConsultants } from './consultants.ts'
import { exportOrders, type ReadDiscoveries } from './export-orders.ts'
import { getAdminOrder, type ReadSurvey } from './get-admin-order.ts'
import { listOrders } from './list-orders.ts'
import { moveDueDate } from './move-due-date.ts'
import { confirmDeposit, receiveDeposit, writeOff } from './record-deposit.ts'
import { refundOrder, setRefundAccount } from './refund-order.ts'

interface SurveyFunctions {
  readonly surveyOf: ReadSurvey
  readonly discoveriesOf: ReadDiscoveries
}

export const orderAdminRoutes = (
  deps: Deps,
  { surveyOf, discoveriesOf }: SurveyFunctions,
): Route[] => [
  route(contract.listOrders, ({ query }, staff, { language }) =>
    listOrders(deps.db, query, { language, consultant: requiredConsultant(staff) }, deps.now()),
  ),
  route(contract.exportOrders, ({ query }, admin, context) =>
    exportOrders({ ...deps, discoveriesOf }, admin, query, context),
  ),
  route(contract.getAdminOrder, ({ params }, admin, context) =>
    getAdminOrder(deps, surveyOf, admin, params.order_number, context),
  ),
  route(contract.assignOrder, ({ params, body }, admin, context) =>
    assignOrder(deps, workOn(params, admin, context), body),
  ),
  route(contract.listConsultants, async () => ({ items: await listConsultants(deps.db) })),
  route(contract.confirmDeposit, ({ params, body }, admin, context) =>
    confirmDeposit(deps, workOn(params, admin, context), body),
  ),
  route(contract.receiveDeposit, ({ params, body }, admin, context) =>
    receiveDeposit(deps, workOn(params, admin, context), body),
  ),
  route(contract.writeOff, ({ params, body }, admin, context) =>
    writeOff(deps, workOn(params, admin, context), body),
  ),
  route(contract.changeOrderStatus, ({ params, body }, admin, context) =>
    changeOrderStatus(deps, workOn(params, admin, context), body),
  ),
  route(contract.moveOrderDue, ({ params, body }, admin, context) =>
    moveDueDate(deps, workOn(params, admin, context), body),
  ),
  route(contract.refundOrder, ({ params, body }, admin, context) =>
    refundOrder(deps, workOn(params, admin, context), body),
  ),
  route(contract.setRefundAccount, ({ params, body }, admin, context) =>
    setRefundAccount(deps, workOn(params, admin, context), body.refund_account),
  ),
]

const workOn = (params: { order_number: string }, admin: Member, context: RequestContext) => ({
  admin,
  context,
  orderNumber: params.order_number,
})
