import type { DueRefund } from '#contract/admin-money.ts'
import type { FileReply } from '#contract/endpoint.ts'
import { phoneEnding } from '#domain/accounts/phone.ts'
import { seoulDayOf, textOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { sumOf, won } from '#domain/money/won.ts'
import { deadlinePassed } from '#domain/orders/order-deadlines.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database.ts'
import { amountCell, headCell, textCell, workbook } from '#server/platform/workbook.ts'
import { workbookTexts } from '#texts/workbooks.ts'
import { datedRefunds, sendBy } from './due-refunds.ts'
import { toRefundReply } from './to-reply.ts'

/** Refunds that the studio has agreed to transfer and has not sent. Source: docs/rules.md R-9. */
export async function listDueRefunds(db: Db, at: Date) {
  const rows = await datedRefunds(db)
    .leftJoin('orders', 'orders.number', 'receipts.order_number')
    .leftJoinLateral(
      (it) =>
        it
          .selectFrom('charges')
          .select(['kind', 'reason'])
          .whereRef('charges.order_number', '=', 'receipts.order_number')
          .whereRef('charges.at', '<=', 'refunds.agreed_at')
          // Money that came after the charge is what goes back, whatever was charged before.
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('receipts as later')
                  .select('later.id')
                  .whereRef('later.order_number', '=', 'receipts.order_number')
                  .whereRef('later.matched_at', '>', 'charges.at')
                  .whereRef('later.matched_at', '<=', 'refunds.agreed_at')
                  .where('later.reversed_at', 'is', null),
              ),
            ),
          )
          .where('kind', 'in', ['CANCELLATION', 'ALLOWANCE'])
          .orderBy('charges.id', 'desc')
          .limit(1)
          .as('given'),
      (join) => join.onTrue(),
    )
    .select(['contact_name', 'contact_phone', 'given.kind', 'given.reason'])
    .where('refunds.status', '=', 'AGREED')
    .where('paid_by', '=', 'BANK')
    .execute()
  const items = rows
    .toSorted((a, b) => sendBy(a).getTime() - sendBy(b).getTime() || (a.id < b.id ? -1 : 1))
    .map(
      ({ contact_name, contact_phone, kind, reason, ...refund }): DueRefund => ({
        ...toRefundReply(refund, at),
        order_number: refund.order_number,
        customer_name: contact_name,
        phone_ending: contact_phone === null ? null : phoneEnding(contact_phone),
        sender: refund.sender || null,
        because: kind === 'CANCELLATION' || kind === 'ALLOWANCE' ? kind : 'SURPLUS',
        reason,
        is_overdue: deadlinePassed(sendBy(refund), at),
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

/** Those whose account is known, as a bank's transfer list. The audit log keeps who took it along. */
export async function exportDueRefunds(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  context: RequestContext,
): Promise<FileReply> {
  const at = now()
  const { items } = await listDueRefunds(db, at)
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
          textCell(refund.order_number ?? ''),
          textCell(refund.customer_name ?? refund.sender ?? ''),
          textCell(textOfSeoulDay(seoulDayOf(new Date(refund.due_by)))),
          amountCell(refund.amount),
          amountCell(refund.interest),
        ]),
      ],
    },
  ])
}
