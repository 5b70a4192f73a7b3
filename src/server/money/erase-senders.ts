import type { ExpressionBuilder } from 'kysely'
import { retentionCutoff } from '#domain/accounts/retention.ts'
import { addDays } from '#domain/calendar/seoul-day.ts'
import type { RefundStatus } from '#domain/money/order-account.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tables } from '#server/platform/database.ts'
import { WITHOUT_PERSONAL_DATA } from './alarms.ts'
import { OPEN_REFUNDS } from './due-refunds.ts'

/** Days for which a receipt that was dismissed by mistake can be restored. */
const DISMISSED_DAYS = 90

/** Statuses of refunds that may still need their account. */
const UNFINISHED = [...OPEN_REFUNDS, 'UNCONFIRMED'] as const

/**
 * Erases names of senders and refund accounts: five years after the payment, for dismissed receipts
 * after {@link DISMISSED_DAYS}. Amounts and dates stay. Returns the number of receipts. Source:
 * docs/rules.md A-13.
 */
export async function eraseSenders({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now()
  const before = retentionCutoff('order', at)
  const { numUpdatedRows } = await db
    .updateTable('receipts')
    .set({ sender: null })
    .where('sender', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('received_at', '<', before),
        eb('dismissed_at', '<', addDays(at, -DISMISSED_DAYS)),
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

/** Erases an account at once if no refund uses it, and never while a refund to it is unfinished. */
const eraseRefundAccounts = (db: Db, before: Date) =>
  db
    .deleteFrom('refund_accounts')
    .where((eb) =>
      eb.or([
        eb.not(hasRefund(eb, [...UNFINISHED, 'SENT'])),
        eb.and([eb('named_at', '<', before), eb.not(hasRefund(eb, UNFINISHED))]),
      ]),
    )
    .execute()

const hasRefund = (
  eb: ExpressionBuilder<Tables, 'refund_accounts'>,
  statuses: readonly RefundStatus[],
) =>
  eb.exists(
    eb
      .selectFrom('refunds')
      .innerJoin('receipts', 'receipts.id', 'receipt_id')
      .select('refunds.id')
      .whereRef('receipts.order_number', '=', 'refund_accounts.order_number')
      .where('refunds.status', 'in', statuses),
  )
