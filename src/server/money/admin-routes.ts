import * as contract from '#contract/admin-money.ts'
import type { AuditAction } from '#contract/audit.ts'
import * as tasks from '#contract/money-tasks.ts'
import * as receipts from '#contract/receipts.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type Route, route } from '#server/platform/route.ts'
import { acceptDifference } from './accept-difference.ts'
import { answerRefund } from './answer-refund.ts'
import {
  dismissReceipt,
  importStatement,
  readLastImport,
  restoreReceipt,
  undoImport,
} from './bank-statement.ts'
import type { FindCandidates } from './candidates.ts'
import { exportDueRefunds, listDueRefunds } from './list-due-refunds.ts'
import { listReceipts } from './list-receipts.ts'
import { markRefundsSent } from './mark-refunds-sent.ts'
import { matchByHand, matchExact, readOrderBalance } from './match-receipts.ts'
import type { MoneyEvents } from './money-events.ts'
import { moneyTasks } from './money-tasks.ts'
import { returnReceipt } from './return-receipt.ts'
import { reverseReceipt } from './reverse-receipt.ts'
import { lockReceipt } from './store.ts'

/** Functions of `orders`, which depends on `money`; injected where the routes are assembled. */
interface OrderFunctions {
  /** Events that name this administrator in the order's history. */
  readonly eventsBy: (admin: Member) => MoneyEvents
  readonly findCandidates: FindCandidates
}

interface Change {
  readonly admin: Member
  readonly context: RequestContext
  readonly action: AuditAction
  readonly subject: string
  readonly detail?: Readonly<Record<string, unknown>>
}

export function moneyAdminRoutes(
  deps: Deps,
  { eventsBy, findCandidates }: OrderFunctions,
): Route[] {
  /** Runs a change and writes its audit log entry in one transaction. */
  const change = <T>(
    { admin, context, ...entry }: Change,
    work: (tx: Db, at: Date) => Promise<T>,
  ): Promise<T> => {
    const at = deps.now()
    return inTransaction(deps.db, async (tx) => {
      const result = await work(tx, at)
      await audit(tx, admin, context, { ...entry, at })
      return result
    })
  }

  const changeOnly = async (entry: Change, work: (tx: Db, at: Date) => Promise<void>) => {
    await change(entry, work)
    return undefined
  }

  return [
    route(receipts.listReceipts, ({ query }, _admin, { language }) =>
      listReceipts(deps, findCandidates, query, language),
    ),
    route(receipts.importStatement, ({ body: { rows } }, admin, context) => {
      const detail = { rows: rows.length }
      const entry = { admin, context, action: 'receipt.import', subject: 'import', detail } as const
      return change(entry, async (tx, at) => {
        const credits = rows.map(({ received_at, ...row }) => ({ ...row, receivedAt: received_at }))
        const added = await importStatement(tx, credits, at)
        return { added, known: rows.length - added }
      })
    }),
    route(receipts.matchReceipt, (input, admin, context) =>
      matchByHand(deps, eventsBy(admin), { admin, context }, input),
    ),
    route(receipts.matchExactReceipts, ({ body }, admin, context) =>
      matchExact(deps, eventsBy(admin), findCandidates, { admin, context }, body),
    ),
    route(receipts.dismissReceipt, ({ params: { id } }, admin, context) =>
      changeOnly({ admin, context, action: 'receipt.dismiss', subject: id }, (tx, at) =>
        dismissReceipt(tx, id, at),
      ),
    ),
    route(receipts.restoreReceipt, ({ params: { id } }, admin, context) =>
      changeOnly({ admin, context, action: 'receipt.restore', subject: id }, (tx) =>
        restoreReceipt(tx, id),
      ),
    ),
    route(receipts.sendReceiptBack, ({ params: { id } }, admin, context) =>
      changeOnly({ admin, context, action: 'receipt.send-back', subject: id }, (tx, at) =>
        returnReceipt(tx, id, at),
      ),
    ),
    route(receipts.reverseReceipt, ({ params: { id }, body: { note } }, admin, context) => {
      const entry = { admin, context, action: 'receipt.reverse', subject: id } as const
      return change({ ...entry, detail: { note } }, async (tx, at) => {
        const { source, order_number, dismissed_at } = await lockReceipt(tx, id)
        if (source !== 'BANK' || dismissed_at) refuse('ILLEGAL_TRANSITION')
        if (!(await reverseReceipt(tx, eventsBy(admin), id, at))) refuse('ILLEGAL_TRANSITION')
        const due = order_number ? (await readOrderBalance(tx, order_number)).amount_due : 0
        return { order_number, amount_due: due }
      })
    }),
    route(receipts.readLastImport, async () => {
      const last = await readLastImport(deps.db)
      if (!last) return { last_import: null }
      const { importedAt, ...counts } = last
      return { last_import: { imported_at: importedAt.toISOString(), ...counts } }
    }),
    route(receipts.undoImport, ({ body: { imported_at, restore } }, admin, context) => {
      const action = restore ? 'receipt.restore' : 'receipt.dismiss'
      const detail = { imported_at: imported_at.toISOString() }
      return change({ admin, context, action, subject: 'import', detail }, async (tx, at) => ({
        changed: await undoImport(tx, { importedAt: imported_at, restore }, at),
      }))
    }),
    route(contract.listDueRefunds, (_, caller) => listDueRefunds(deps.db, caller, deps.now())),
    route(contract.exportDueRefunds, (_input, admin, context) =>
      exportDueRefunds(deps, admin, context),
    ),
    route(contract.markRefundsSent, ({ body }, admin, context) =>
      markRefundsSent(deps, eventsBy(admin), admin, body, context),
    ),
    route(contract.answerRefund, (input, admin, context) =>
      answerRefund(deps, eventsBy(admin), admin, input, context),
    ),
    route(tasks.listMoneyTasks, () => moneyTasks(deps.db, deps.now())),
    route(tasks.acceptDifference, ({ params: { id }, body }, admin, context) => {
      const entry = { admin, context, action: 'receipt.accept-difference', subject: id } as const
      return changeOnly({ ...entry, detail: body }, (tx, at) => acceptDifference(tx, id, body, at))
    }),
  ]
}
