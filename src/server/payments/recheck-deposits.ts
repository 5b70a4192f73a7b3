import type { IntentRow } from './intents-store.ts'
import type { SyncDeps } from './sync-payment.ts'

const DAY_MS = 24 * 60 * 60_000
/**
 * How long a bank may still reverse a deposit. The provider's documentation mentions minutes and no
 * limit, so this is far longer than any reported case.
 */
const REVERSED_WITHIN_DAYS = 180
/** Maximum number of calls per night. */
const MOST_A_NIGHT = 200

/**
 * Returns deposits on virtual accounts that the bank may still reverse, and marks them as read. The
 * provider's list of movements has no reversals, and a webhook may be lost. Those read longest ago
 * come first, so every deposit gets its turn. Source: docs/rules.md PC-9.
 */
export async function takeDepositsToRecheck({ db, now }: SyncDeps): Promise<IntentRow[]> {
  const at = now()
  const since = new Date(at.getTime() - REVERSED_WITHIN_DAYS * DAY_MS)
  return db
    .updateTable('payment_intents')
    .set({ last_synced_at: at })
    .where('id', 'in', (eb) =>
      eb
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
