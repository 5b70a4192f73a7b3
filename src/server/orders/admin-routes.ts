import * as money from '#contract/admin-money.ts'
import * as contract from '#contract/admin-orders.ts'
import * as bank from '#contract/bank-rows.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Route, route } from '#server/platform/route.ts'
import { listBankRows, takeBankRows } from './bank-rows.ts'
import { changeOrderStatus } from './change-order-status.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { exportDueRefunds, listDueRefunds } from './due-refunds.ts'
import { type DiscoveriesOf, exportOrders } from './export-orders.ts'
import { getAdminOrder, type SurveyOf } from './get-admin-order.ts'
import { listOrders } from './list-orders.ts'
import { recordDeposit, takeBackDeposit, takeLateDeposit, writeOff } from './odd-deposits.ts'
import { payOutRefunds } from './pay-out-refunds.ts'
import { markRefundPaidOut, refundOrder, setRefundAccount } from './refund-order.ts'
import { readLastBankImport, removeBankImport, removeBankRow } from './remove-bank-rows.ts'
import { confirmBankRow, confirmExactBankRows, setBankRow } from './work-on-bank-row.ts'

interface Above {
  readonly surveyOf: SurveyOf
  readonly discoveriesOf: DiscoveriesOf
}

export const orderAdminRoutes = (deps: Deps, { surveyOf, discoveriesOf }: Above): Route[] => [
  route(contract.listOrders, ({ query }, _admin, { language }) =>
    listOrders(deps.db, query, language, deps.now()),
  ),
  route(contract.exportOrders, ({ query }, admin, context) =>
    exportOrders({ ...deps, discoveriesOf }, admin, query, context),
  ),
  route(contract.getAdminOrder, ({ params }, admin, context) =>
    getAdminOrder(deps, surveyOf, admin, params.order_number, context),
  ),
  route(contract.confirmDeposit, ({ params, body }, admin, context) =>
    confirmDeposit(deps, workOn(params, admin, context), body),
  ),
  route(contract.takeLateDeposit, ({ params, body }, admin, context) =>
    takeLateDeposit(deps, workOn(params, admin, context), body),
  ),
  route(contract.receiveDeposit, ({ params, body }, admin, context) =>
    recordDeposit(deps, workOn(params, admin, context), body),
  ),
  route(contract.takeBackDeposit, ({ params, body }, admin, context) =>
    takeBackDeposit(deps, workOn(params, admin, context), body),
  ),
  route(contract.writeOffDebt, ({ params, body }, admin, context) =>
    writeOff(deps, workOn(params, admin, context), body),
  ),
  route(contract.changeOrderStatus, ({ params, body }, admin, context) =>
    changeOrderStatus(deps, workOn(params, admin, context), body),
  ),
  route(contract.refundOrder, ({ params, body }, admin, context) =>
    refundOrder(deps, workOn(params, admin, context), body),
  ),
  route(contract.setRefundAccount, ({ params, body }, admin, context) =>
    setRefundAccount(deps, workOn(params, admin, context), body.refund_account),
  ),
  route(contract.markRefundPaidOut, ({ params }, admin, context) =>
    markRefundPaidOut(deps, workOn(params, admin, context)),
  ),
  route(bank.listBankRows, ({ query }) => listBankRows(deps, query)),
  route(bank.takeBankRows, ({ body }, admin, context) => takeBankRows(deps, admin, context, body)),
  route(bank.confirmExactBankRows, ({ body }, admin, context) =>
    confirmExactBankRows(deps, { admin, context }, body),
  ),
  route(bank.confirmBankRow, (input, admin, context) =>
    confirmBankRow(deps, { admin, context }, input),
  ),
  route(bank.setBankRow, (input, admin, context) => setBankRow(deps, { admin, context }, input)),
  route(bank.removeBankRow, (input, admin, context) =>
    removeBankRow(deps, { admin, context }, input),
  ),
  route(bank.readLastBankImport, () => readLastBankImport(deps)),
  route(bank.removeBankImport, ({ body }, admin, context) =>
    removeBankImport(deps, { admin, context }, body),
  ),
  route(money.listDueRefunds, (_input, _admin, { language }) =>
    listDueRefunds(deps.db, deps.now(), language),
  ),
  route(money.exportDueRefunds, (_input, admin, context) => exportDueRefunds(deps, admin, context)),
  route(money.payOutRefunds, ({ body }, admin, context) =>
    payOutRefunds(deps, admin, body, context),
  ),
]

const workOn = (params: { order_number: string }, admin: Member, context: RequestContext) => ({
  admin,
  context,
  orderNumber: params.order_number,
})
