import type { DueRefund } from '#contract/admin-money.ts'
import type { FileReply } from '#contract/endpoint.ts'
import { seoulDayOf, textOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { Language } from '#domain/languages/languages.ts'
import { sumOf, won } from '#domain/money/won.ts'
import { deadlinePassed } from '#domain/orders/order-deadlines.ts'
import { refundDueBy } from '#domain/refunds/refund-deadline.ts'
import type { Deps } from '#server/deps.ts'
import { payableSince } from '#server/payments/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database.ts'
import { amountCell, headCell, textCell, workbook } from '#server/platform/workbook.ts'
import { workbookTexts } from '#texts/workbooks.ts'
import { toAdminRefund } from './to-admin-refund.ts'

/** What the studio pays out itself and has not, by its deadline. Source: docs/rules.md R-9. */
export async function listDueRefunds(db: Db, at: Date, language: Language) {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.number', 'refunds.order_number')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('extra_deposits', 'extra_deposits.id', 'refunds.deposit_id')
    .selectAll('refunds')
    .select(['contact_name', 'extra_deposits.kind as deposit_kind'])
    .select((it) => [
      it.fn.coalesce('extra_deposits.method', 'payments.method').as('method'),
      it.fn.coalesce('extra_deposits.amount', 'payments.amount').as('source_amount'),
    ])
    .where((it) =>
      it.or([
        it('refunds.status', '=', 'FAILED'),
        it.and([it('refunds.status', '=', 'APPROVED'), it('by_company', '=', false)]),
      ]),
    )
    .orderBy('refunds.approved_at')
    .orderBy('refunds.id')
    .execute()
  const items = rows.map(
    ({ contact_name, deposit_kind, method, source_amount: amount, ...refund }): DueRefund => ({
      ...toAdminRefund(refund, { method, amount }, deposit_kind, language, at),
      order_number: refund.order_number,
      customer_name: contact_name,
      is_overdue: deadlinePassed(refundDueBy(payableSince(refund)), at),
    }),
  )
  const interest = sumOf(items.map((each) => each.interest))
  return {
    items,
    total: won(sumOf(items.map(({ amount }) => amount)) + interest),
    interest,
    overdue: items.filter((each) => each.is_overdue).length,
    as_of: textOfSeoulDay(seoulDayOf(at)),
  }
}

/** Those whose account is known, as a bank's transfer list. Who took it along is written down. */
export async function exportDueRefunds(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  context: RequestContext,
): Promise<FileReply> {
  const at = now()
  const { items } = await listDueRefunds(db, at, context.language)
  const ready = items.flatMap(({ account, ...refund }) => (account ? [{ ...refund, account }] : []))
  const words = workbookTexts[context.language].refunds
  await audit(db, admin, context, {
    action: 'refunds.export',
    subject: 'refunds',
    detail: { refunds: ready.map(({ id }) => id) },
    at,
  })
  return workbook(`refunds-${textOfSeoulDay(seoulDayOf(at))}.xlsx`, [
    {
      name: words.sheet,
      head: [words.columns.map(headCell)],
      pages: [
        ready.map(({ account, ...refund }) => [
          textCell(account.bank),
          textCell(account.account_number),
          textCell(account.holder),
          amountCell(refund.amount + refund.interest),
          textCell(refund.order_number),
          textCell(refund.customer_name),
          textCell(textOfSeoulDay(seoulDayOf(new Date(refund.due_by)))),
          amountCell(refund.amount),
          amountCell(refund.interest),
        ]),
      ],
    },
  ])
}
