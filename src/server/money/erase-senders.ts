import type { ExpressionBuilder } from 'kysely'
import { retentionCutoff } from '#domain/accounts/retention.ts'
import { addDays } from '#domain/calendar/seoul-day.ts'
import type { RefundStatus } from '#domain/money/order-account.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tables } from '#server/platform/database.ts'
import { WITHOUT_PERSONAL_DATA } from './alarms.ts'
import { OPEN_REFUNDS } from './due-refunds.ts'

/** Until then a receipt that was dismissed by mistake can be brought back. */
const DISMISSED_DAYS = 90

/** Refunds that may still need their account. */
const UNENDED = [...OPEN_REFUNDS, 'UNCONFIRMED'] as const

/**
 * Erases who paid and to whose account refunds went: of customers' money five years later, of dismissed
 * receipts, which no law asks to keep, after {@link DISMISSED_DAYS}. Amounts and days stay. Returns how
 * many receipts. Source: docs/rules.md A-13.
 */
export async function eraseSenders({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now()
  const before = retentionCutoff('order', at)
  const { numUpdatedRows } = await db
    .updateTable('receipts')
    .set({ sender: null })
    .where('sender', 'is not', null)
    .where((it) =>
      it.or([
        it('received_at', '<', before),
        it('dismissed_at', '<', addDays(at, -DISMISSED_DAYS)),
      ]),
    )
    .executeTakeFirst()
  await eraseRefundAccounts(db, before)
  await db
    .updateTable('money_alarms')
    .set({ detail: WITHOUT_PERSONAL_DATA })
    .where('opened_at', '<', before)
    .execute()
  return Number(numUpdatedRows)
}

/** One to which nothing goes is erased at once; one to which something is still to go stays. */
const eraseRefundAccounts = (db: Db, before: Date) =>
  db
    .deleteFrom('refund_accounts')
    .where((it) =>
      it.or([
        it.not(hasRefund(it, [...UNENDED, 'SENT'])),
        it.and([it('named_at', '<', before), it.not(hasRefund(it, UNENDED))]),
      ]),
    )
    .execute()

const hasRefund = (
  it: ExpressionBuilder<Tables, 'refund_accounts'>,
  statuses: readonly RefundStatus[],
) =>
  it.exists(
    it
      .selectFrom('refunds')
      .innerJoin('receipts', 'receipts.id', 'receipt_id')
      .select('refunds.id')
      .whereRef('receipts.order_number', '=', 'refund_accounts.order_number')
      .where('refunds.status', 'in', statuses),
  )
