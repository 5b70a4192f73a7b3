import { surveyDeadline } from '#domain/orders/order-deadlines.ts'
import type { Deps } from '#server/deps.ts'
import { paymentOf } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { readSettings } from '#server/settings/index.ts'
import { type ChangedBy, changedBySystem, changeStatus } from './change-status.ts'
import { customerLinks } from './customer-links.ts'
import { notifyPaid } from './notify-customer.ts'
import { postPaid } from './post-order.ts'
import type { OrderRow } from './store.ts'

/**
 * Marks an order as paid: starts the survey deadline, or schedules the consulting if the survey is
 * already submitted. The caller must hold the order's lock.
 *
 * Refuses ILLEGAL_TRANSITION: paid already, or cancelled.
 */
export async function payOrder(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderRow,
  { changedBy, at }: { readonly changedBy: ChangedBy; readonly at: Date },
): Promise<OrderRow> {
  const { surveyDeadlineDays } = await readSettings(tx)
  const paid = await changeStatus(tx, order, 'pay', changedBy, at, {
    paid_at: at,
    survey_deadline: surveyDeadline(at, surveyDeadlineDays),
  })
  await postPaid(tx, paid, at)
  const settled = paid.survey_submitted_at
    ? await changeStatus(tx, paid, 'schedule', changedBySystem('SURVEY_WAITED'), at)
    : paid
  const { payment } = await paymentOf(tx, { ...settled, amount_due: 0 })
  await notifyPaid(tx, settled, payment.method, await customerLinks(deps, tx, settled, at), at)
  return settled
}
