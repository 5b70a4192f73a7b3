import { retentionCutoff } from '#domain/accounts/retention.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Erases the depositors' names of orders five years later; returns how many. Source: docs/rules.md
 * A-13.
 */
export async function eraseDepositors({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ depositor_name: null })
    .where('placed_at', '<', retentionCutoff('order', now()))
    .where('depositor_name', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
