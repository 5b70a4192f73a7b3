import type { AdminOrderRow, listOrders as endpoint } from '#contract/admin-orders.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { toLongPage } from '#contract/page.ts'
import type { Language } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import { orderedProductName } from '#server/catalog/index.ts'
import { type OpenRefund, openRefundsOf } from '#server/money/index.ts'
import type { Db } from '#server/platform/database.ts'
import { countWaitingOrders } from './count-waiting-orders.ts'
import { findPage, type ListedOrder, ordersNumbered } from './find-orders.ts'
import { reportStatus } from './order-reply.ts'
import { statusLabel } from './reader.ts'
import { waitEndsAt, waitOf } from './waiting.ts'

/**
 * Lists orders for the back office, and counts what they wait for; with `consultant`, those assigned
 * to them.
 */
export async function listOrders(
  db: Db,
  { page, size, ...filters }: ParsedOf<typeof endpoint>['query'],
  {
    language,
    consultant,
  }: { readonly language: Language; readonly consultant: string | undefined },
  at: Date,
) {
  const { numbers, counted, most } = await findPage(db, { ...filters, consultant }, { page, size })
  const items = await toRows(db, await ordersNumbered(db, numbers), language, at)
  const waiting = await countWaitingOrders(db, consultant)
  return { ...toLongPage(items, counted, { page, size }, most), waiting }
}

export async function toRows(
  db: Db,
  orders: readonly ListedOrder[],
  language: Language,
  at: Date,
): Promise<AdminOrderRow[]> {
  const numbers = orders.map(({ number }) => number)
  const refunds = await openRefundsOf(db, numbers, at)
  return orders.map((order) => toRow(order, refunds.get(order.number) ?? null, language))
}

function toRow(order: ListedOrder, refund: OpenRefund | null, language: Language) {
  const wait = waitOf(order.status, {
    amountDue: order.amount_due,
    hasOpenRefund: refund !== null,
    isPaidOnline: order.payment_provider !== 'bank_transfer',
    isPaused: order.due_paused_at !== null,
  })
  return {
    order_number: order.number,
    consulting_type: order.consulting_type,
    product_id: order.product_id,
    product_name: orderedProductName(language, order),
    status: order.status,
    status_label: statusLabel(language, 'canonical', order.status, refund !== null),
    waiting_for: wait,
    due_at: waitEndsAt(wait, order, refund?.sendBy ?? null)?.toISOString() ?? null,
    refund: refund && {
      amount: refund.amount,
      interest: refund.interest,
      due_by: refund.sendBy?.toISOString() ?? null,
      lacks_account: refund.lacksAccount,
    },
    amount_due: won(order.amount_due),
    customer_name: order.contact_name,
    customer_email: order.contact_email,
    customer_phone: order.contact_phone,
    depositor_name: order.depositor_name,
    is_member: order.member_id !== null,
    language: order.language,
    subtotal: won(order.subtotal),
    total_price: won(order.total_price),
    has_survey: order.survey_submitted_at !== null,
    survey_changed_at: changedBeforeWork(order)?.toISOString() ?? null,
    report_status: reportStatus(order),
    created_at: order.placed_at.toISOString(),
    consultant: order.consultant,
  }
}

/** Whoever has begun to work has read the survey. */
const changedBeforeWork = ({ survey_changed_at, work_began_at }: ListedOrder): Date | null =>
  work_began_at ? null : survey_changed_at
