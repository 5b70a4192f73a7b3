import type { IntentRow } from './intents-store.ts'
import type { SyncDeps } from './sync-payment.ts'

const DAY_MS = 24 * 60 * 60_000
/**
 * How long a bank may still reverse a deposit. The provider's documents speak of minutes and name no end,
 * so this is far longer than any reported case.
 */
const REVERSED_WITHIN_DAYS = 180
/** Calls a night, so that a night with many orders asks no more than one with few. */
const MOST_A_NIGHT = 200

/**
 * Returns deposits on virtual accounts that the bank may still reverse: the provider's list of movements
 * says nothing of a reversal, and its webhook may be lost. Those that were read longest ago come first,
 * so that each has its turn however many there are; each counts as read from now on, also where its
 * answer does not come. Source: docs/rules.md PC-9.
 */
export async function takeDepositsToRecheck({ db, now }: SyncDeps): Promise<IntentRow[]> {
  const at = now()
  const since = new Date(at.getTime() - REVERSED_WITHIN_DAYS * DAY_MS)
  return db
    .updateTable('payment_intents')
    .set({ last_synced_at: at })
    .where('id', 'in', (it) =>
      it
        .selectFrom('payment_intents')
        .select('id')
        .where('method', '=', 'virtual_account')
        .where('created_at', '>', since)
        .where('status', '=', 'SETTLED')
        .orderBy('last_synced_at')
        .limit(MOST_A_NIGHT),
    )
    .returningAll()
    .execute()
}
