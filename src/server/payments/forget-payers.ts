import { keptSince } from '#domain/accounts/retention.ts'
import type { Deps } from '#server/deps.ts'
import { WITHOUT_PEOPLE } from './payment-tasks.ts'

/**
 * Erases who paid, from and to whose account, five years later; amounts and days stay. To whose account
 * a refund would have gone that was withdrawn is kept for nothing and erased at once, also where it was
 * withdrawn before that was done with the withdrawal. Returns how many payments. Source: docs/rules.md
 *
 */
export async function forgetPayers({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = keptSince('order', now())
  const forgotten = await db
    .updateTable('payments')
    .set({ deposit_account: null })
    .where('created_at', '<', before)
    .where('deposit_account', 'is not', null)
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
    .where((it) => it.or([it('paid_out_at', '<', before), it('status', '=', 'WITHDRAWN')]))
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
  await db
    .updateTable('payment_tasks')
    .set({ detail: WITHOUT_PEOPLE })
    .where('opened_at', '<', before)
    .execute()
  return Number(forgotten.numUpdatedRows)
}
