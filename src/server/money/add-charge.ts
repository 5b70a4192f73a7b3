import type { Charge } from '#domain/money/order-account.ts'
import type { Db } from '#server/platform/database.ts'
import { postCharge } from './ledger-lines.ts'
import { accountOf, insertCharge } from './store.ts'

interface NewCharge extends Charge {
  readonly orderNumber: string
  /** Shown to the studio and, for a cancellation or an allowance, to the customer. */
  readonly reason?: string | null
  readonly at: Date
}

/**
 * Adds a charge to the account and to the ledger. The caller must hold the account's lock and
 * settle the account afterwards.
 */
export async function addCharge(tx: Db, { orderNumber, kind, amount, reason, at }: NewCharge) {
  const { charges } = await accountOf(tx, orderNumber)
  const row = { order_number: orderNumber, kind, amount, reason: reason ?? null, at }
  await postCharge(tx, await insertCharge(tx, row), charges)
}
