import { sql } from 'kysely'
import type { DueRefund } from '#contract/admin-money.ts'
import type { FileReply } from '#contract/endpoint.ts'
import { phoneEnding } from '#domain/accounts/phone.ts'
import { formatSeoulDay, seoulDayOf } from '#domain/calendar/seoul-day.ts'
import { sumOf, won } from '#domain/money/won.ts'
import { deadlinePassed } from '#domain/orders/order-deadlines.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database.ts'
import { amountCell, headCell, textCell, workbook } from '#server/platform/workbook.ts'
import { workbookTexts } from '#texts/workbooks.ts'
import { type DatedRefund, datedRefunds, sendBy } from './due-refunds.ts'
import { refundCauseOf } from './refund-cause.ts'
import { type AccountRows, accountRowsOfOrders } from './store.ts'
import { toRefundReply } from './to-reply.ts'

/**
 * Lists refunds that the studio has agreed to transfer and has not sent. Source: docs/rules.md R-9.
 */
export async function listDueRefunds(db: Db, reader: Pick<Member, 'role'>, at: Date) {
  const rows = await datedRefunds(db)
    .leftJoin('orders', 'orders.number', 'receipts.order_number')
    .select(['contact_name', 'contact_phone'])
    // A literal, since a prepared plan cannot use the index of open refunds for a parameter.
    .where(sql<boolean>`refunds.status = 'AGREED'`)
    .where('paid_by', '=', 'BANK')
    .execute()
  const numbers = rows.flatMap((it) => (it.order_number ? [it.order_number] : []))
  const accounts = await accountRowsOfOrders(db, [...new Set(numbers)])
  const items = rows
    .toSorted((a, b) => sendBy(a).getTime() - sendBy(b).getTime() || (a.id < b.id ? -1 : 1))
    .map(
      ({ contact_name, contact_phone, ...refund }): DueRefund => ({
        ...toRefundReply(refund, at, reader),
        order_number: refund.order_number,
        customer_name: contact_name,
        phone_ending: contact_phone === null ? null : phoneEnding(contact_phone),
        sender: refund.sender || null,
        ...causeOf(refund, accounts),
        is_overdue: deadlinePassed(sendBy(refund), at),
      }),
    )
  const interest = sumOf(items.map((item) => item.interest))
  return {
    items,
    total: won(sumOf(items.map(({ amount }) => amount)) + interest),
    interest,
    overdue: items.filter((item) => item.is_overdue).length,
    as_of: formatSeoulDay(seoulDayOf(at)),
  }
}

/** Returns why a refund is due; money that belongs to no order counts as overpaid. */
function causeOf(
  { order_number: number, agreed_at }: DatedRefund,
  accounts: ReadonlyMap<string, AccountRows>,
): Pick<DueRefund, 'because' | 'reason'> {
  const account = number === null ? undefined : accounts.get(number)
  if (!account) return { because: 'OVERPAID', reason: null }
  const { because, reason } = refundCauseOf(account, agreed_at)
  return { because, reason }
}

/** Exports refunds with a known account as a bank transfer list, and logs the export. */
export async function exportDueRefunds(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  context: RequestContext,
): Promise<FileReply> {
  const at = now()
  const { items } = await listDueRefunds(db, admin, at)
  const ready = items.flatMap(({ account, ...refund }) => (account ? [{ ...refund, account }] : []))
  const labels = workbookTexts[context.language].refunds
  await audit(db, admin, context, {
    action: 'refunds.export',
    subject: 'refunds',
    detail: { refunds: ready.map(({ id }) => id) },
    at,
  })
  return workbook(`refunds-${formatSeoulDay(seoulDayOf(at))}.xlsx`, [
    {
      name: labels.worksheet,
      head: [labels.columns.map(headCell)],
      pages: [
        ready.map(({ account, ...refund }) => [
          textCell(account.bank),
          textCell(account.account_number),
          textCell(account.holder),
          amountCell(refund.amount + refund.interest),
          textCell(refund.order_number ?? ''),
          textCell(refund.customer_name ?? refund.sender ?? ''),
          textCell(formatSeoulDay(seoulDayOf(new Date(refund.due_by)))),
          amountCell(refund.amount),
          amountCell(refund.interest),
        ]),
      ],
    },
  ])
}
