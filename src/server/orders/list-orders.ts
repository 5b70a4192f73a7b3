import type { AdminOrderRow, listOrders as endpoint } from '#contract/admin-orders.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { toLongPage } from '#contract/page.ts'
import type { Language } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import { type PaymentRow, paymentsOf, refundsDueBy } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { countListedOrders, findOrders, seekOrders } from './find-orders.ts'
import { reportStatus } from './order-reply.ts'
import { statusLabel } from './reader.ts'
import type { OrderRow } from './store.ts'
import { countWaiting, waitEndsAt, waitOf } from './waiting.ts'

export type FoundOrder = OrderRow & {
  readonly refund_is_due: unknown
  readonly money_is_odd: unknown
}

/** The studio's list of orders, with how many wait for each hand. */
export async function listOrders(
  db: Db,
  { page, size, ...asked }: ParsedOf<typeof endpoint>['query'],
  language: Language,
) {
  const filters = await seekOrders(db, asked)
  const total = await countListedOrders(db, filters)
  const rows = await findOrders(db, filters)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const items = await toRows(db, rows, language)
  return { ...toLongPage(items, total, { page, size }), waiting: await countWaiting(db) }
}

export async function toRows(db: Db, rows: readonly FoundOrder[], language: Language) {
  const numbers = rows.map(({ number }) => number)
  const payments = await paymentsOf(db, numbers)
  const due = await refundsDueBy(db, numbers)
  return rows.map((row) => {
    const money = { payment: payments.get(row.number)!, refundDueBy: due.get(row.number) ?? null }
    return toRow(row, money, language)
  })
}

interface RowMoney {
  readonly payment: PaymentRow
  /** Until when what is owed back must have left. */
  readonly refundDueBy: Date | null
}

const toRow = (
  order: FoundOrder,
  { payment, refundDueBy }: RowMoney,
  language: Language,
): AdminOrderRow => ({
  order_number: order.number,
  consulting_type: order.consulting_type,
  status: order.status,
  status_label: statusLabel(language, 'canonical', order.status),
  waiting_for: waitOf(order.status, {
    refundIsDue: order.refund_is_due === true,
    moneyIsOdd: order.money_is_odd === true,
    paysOnline: payment.provider !== 'bank_transfer',
  }),
  due_at: (waitEndsAt(order) ?? refundDueBy)?.toISOString() ?? null,
  customer_name: order.contact_name,
  customer_email: order.contact_email,
  customer_phone: order.contact_phone,
  depositor_name: payment.depositor_name,
  is_member: order.member_id !== null,
  language: order.language,
  subtotal: won(order.subtotal),
  total_price: won(order.total_price),
  has_survey: order.survey_submitted_at !== null,
  report_status: reportStatus(order),
  created_at: order.placed_at.toISOString(),
})
