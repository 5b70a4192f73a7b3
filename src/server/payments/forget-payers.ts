import { keptSince } from '#domain/accounts/retention.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Erases who paid and to whose account money went back, five years later; amounts and days stay.
 * Source: docs/rules.md A-13.
 */
export async function forgetPayers({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = keptSince('order', now())
  const forgotten = await db
    .updateTable('payments')
    .set({ depositor_name: null })
    .where('created_at', '<', before)
    .where('depositor_name', 'is not', null)
    .executeTakeFirst()
  await db
    .updateTable('extra_deposits')
    .set({ depositor_name: null })
    .where('received_at', '<', before)
    .where('depositor_name', 'is not', null)
    .execute()
  await db
    .updateTable('refunds')
    .set({ account: null })
    .where('paid_out_at', '<', before)
    .where('account', 'is not', null)
    .execute()
  await db
    .updateTable('payment_attempts')
    .set({ deposit_account: null, secret: null })
    .where('created_at', '<', before)
    .execute()
  await db
    .updateTable('cash_receipts')
    .set({ identity: null, ending: '' })
    .where('requested_at', '<', before)
    .execute()
  return Number(forgotten.numUpdatedRows)
}
