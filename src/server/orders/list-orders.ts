import type { AdminOrderRow, listOrders as endpoint } from '#contract/admin-orders.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { toLongPage } from '#contract/page.ts'
import type { Language } from '#domain/languages/languages.ts'
import { type Won, won } from '#domain/money/won.ts'
import {
  missingOfEach,
  type OwedRefund,
  owedRefundsOf,
  paymentsOf,
} from '#server/payments/index.ts'
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
  at: Date,
) {
  const { numbers, counted, most } = await findPage(db, asked, { page, size })
  const items = await toRows(db, await ordersNumbered(db, numbers), language, at)
  const waiting = await countWaiting(db)
  return { ...toLongPage(items, counted, { page, size }, most), waiting }
}

export async function toRows(db: Db, orders: readonly ListedOrder[], language: Language, at: Date) {
  const numbersOf = (some: readonly ListedOrder[]) => some.map(({ number }) => number)
  const owed = await owedRefundsOf(db, numbersOf(orders.filter((it) => it.refund_is_due)), at)
  const payments = await paymentsOf(db, numbersOf(orders))
  const missing = await missingOfEach(db, [...payments.values()])
  return orders.map((order) => {
    const money = { owed: owed.get(order.number) ?? null, missing: missing.get(order.number)! }
    return toRow(order, money, language)
  })
}

interface RowMoney {
  readonly owed: OwedRefund | null
  readonly missing: Won
}

function toRow(order: ListedOrder, { owed, missing }: RowMoney, language: Language): AdminOrderRow {
  const isOwed = owed !== null
  const wait = waitOf(order.status, {
    refundIsDue: isOwed,
    moneyIsOdd: order.money_is_odd === true,
    paysOnline: order.provider !== 'bank_transfer',
  })
  return {
    order_number: order.number,
    consulting_type: order.consulting_type,
    product_name: order.product_name,
    status: order.status,
    status_label: statusLabel(language, 'canonical', order.status, isOwed),
    waiting_for: wait,
    due_at: waitEndsAt(wait, order, owed?.dueBy ?? null)?.toISOString() ?? null,
    refund: owed && {
      amount: owed.amount,
      interest: owed.interest,
      due_by: owed.dueBy?.toISOString() ?? null,
      lacks_account: owed.lacksAccount,
    },
    missing_amount: missing,
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
  }
}
