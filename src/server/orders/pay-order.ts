import type { Won } from '#domain/money/won.ts'
import { surveyDeadline } from '#domain/orders/order-deadlines.ts'
import { moveOrder } from '#domain/orders/order-status.ts'
import type { Deps } from '#server/deps.ts'
import { settlePayment, type Way } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readSettings } from '#server/settings/index.ts'
import { bySystem, type ChangedBy, changeStatus } from './change-status.ts'
import { customerLinks } from './customer-links.ts'
import { postPaid } from './post-order.ts'
import type { OrderRow } from './store.ts'
import { tellPaid } from './tell-customer.ts'

interface Paid {
  readonly amount: Won
  readonly depositor: string | null
  /** Absent: the way that was chosen. */
  readonly way?: Way | undefined
  readonly by: ChangedBy
  readonly at: Date
}

/**
 * The order is paid, whoever learned of the money: its survey's deadline begins, or, when the survey
 * came first, the consulting is scheduled. The order's row must be locked by the caller's
 * transaction, so of two who settle at once one comes second.
 *
 * Refuses ILLEGAL_TRANSITION: paid already, or called off. AMOUNT_MISMATCH: not what it costs.
 */
export async function payOrder(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  { amount, depositor, way, by, at }: Paid,
): Promise<OrderRow> {
  if (!moveOrder(order.status, 'pay', by.actor)) refuse('ILLEGAL_TRANSITION')
  await settlePayment(tx, { orderNumber: order.number, amount, way, at })
  const { surveyDeadlineDays } = await readSettings(tx)
  const paid = await changeStatus(tx, order, 'pay', by, at, {
    paid_at: at,
    survey_deadline: surveyDeadline(at, surveyDeadlineDays),
    // As the bank names who paid; what was announced stays when it is not known.
    ...(depositor && { depositor_name: depositor }),
  })
  await postPaid(tx, paid, at)
  await tellPaid(tx, paid, await customerLinks(deps, tx, paid, at), at)
  if (!paid.survey_submitted_at) return paid
  return changeStatus(tx, paid, 'schedule', bySystem('SURVEY_WAITED'), at)
}
