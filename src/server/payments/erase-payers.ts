import { retentionCutoff } from '#domain/accounts/retention.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Erases deposit accounts, webhook secrets and cash receipt numbers five years after the payment;
 * amounts and dates stay. Returns the number of payment intents. Source: docs/rules.md A-13.
 */
export async function erasePayers({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = retentionCutoff('order', now())
  const erased = await db
    .updateTable('payment_intents')
    .set({ deposit_account: null, secret: null })
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('deposit_account', 'is not', null), eb('secret', 'is not', null)]))
    .executeTakeFirst()
  await db
    .updateTable('cash_receipts')
    .set({ identity: null, ending: '' })
    .where('requested_at', '<', before)
    .execute()
  return Number(erased.numUpdatedRows)
}
