import { retentionCutoff } from '#domain/accounts/retention.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Erases accounts to pay into, webhook secrets and the numbers of cash receipts five years later; amounts
 * and days stay. Returns how many payment intents. Source: docs/rules.md A-13.
 */
export async function erasePayers({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = retentionCutoff('order', now())
  const forgotten = await db
    .updateTable('payment_intents')
    .set({ deposit_account: null, secret: null })
    .where('created_at', '<', before)
    .where((it) => it.or([it('deposit_account', 'is not', null), it('secret', 'is not', null)]))
    .executeTakeFirst()
  await db
    .updateTable('cash_receipts')
    .set({ identity: null, ending: '' })
    .where('requested_at', '<', before)
    .execute()
  return Number(forgotten.numUpdatedRows)
}
