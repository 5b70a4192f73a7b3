import type { Order } from '#contract/orders.ts'
import { hasBankAccount } from '#domain/settings/settings.ts'
import { debtOf, studioAccount } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { readSettings } from '#server/settings/index.ts'
import type { OrderRow } from './store.ts'

/**
 * Returns the customer's debt and where to transfer it (null while the studio has no account); null
 * if nothing is owed. Source: docs/rules.md M-11.
 */
export async function owedBy(db: Db, order: OrderRow): Promise<Order['debt']> {
  const amount = await debtOf(db, order.number)
  if (amount === 0) return null
  const settings = await readSettings(db)
  const deposit = hasBankAccount(settings)
    ? { ...studioAccount(settings), depositor_name: order.depositor_name ?? order.contact_name }
    : null
  return { amount, deposit }
}
