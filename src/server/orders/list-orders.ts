import type { AdminOrderRow, listOrders as endpoint } from '#contract/admin-orders.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { toLongPage } from '#contract/page.ts'
import type { Language } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import { refundsDueBy } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { countWaiting } from './count-waiting.ts'
import { findPage, type ListedOrder, ordersNumbered } from './find-orders.ts'
import { reportStatus } from './order-reply.ts'
import { statusLabel } from './reader.ts'
import { waitEndsAt, waitOf } from './waiting.ts'

/** The studio's list of orders, with how many wait for each hand. */
export async function listOrders(
  db: Db,
  { page, size, ...asked }: ParsedOf<typeof endpoint>['query'],
  language: Language,
) {
  const { numbers, counted, most } = await findPage(db, asked, { page, size })
  const items = await toRows(db, await ordersNumbered(db, numbers), language)
  const waiting = await countWaiting(db)
  return { ...toLongPage(items, counted, { page, size }, most), waiting }
}

export async function toRows(db: Db, orders: readonly ListedOrder[], language: Language) {
  const due = await refundsDueBy(
    db,
    orders.filter((order) => order.refund_is_due).map(({ number }) => number),
  )
  return orders.map((order) => toRow(order, due.get(order.number) ?? null, language))
}

/** With until when what is owed back must have left. */
const toRow = (
  order: ListedOrder,
  refundDueBy: Date | null,
  language: Language,
): AdminOrderRow => ({
  order_number: order.number,
  consulting_type: order.consulting_type,
  status: order.status,
  status_label: statusLabel(language, 'canonical', order.status),
  waiting_for: waitOf(order.status, {
    refundIsDue: order.refund_is_due === true,
    moneyIsOdd: order.money_is_odd === true,
    paysOnline: order.provider !== 'bank_transfer',
  }),
  due_at: (waitEndsAt(order) ?? refundDueBy)?.toISOString() ?? null,
  customer_name: order.contact_name,
  customer_email: order.contact_email,
  customer_phone: order.contact_phone,
  depositor_name: order.depositor_name,
  is_member: order.member_id !== null,
  language: order.language,
  subtotal: won(order.subtotal),
  total_price: won(order.total_price),
  has_survey: order.survey_submitted_at !== null,
  report_status: reportStatus(order),
  created_at: order.placed_at.toISOString(),
})
