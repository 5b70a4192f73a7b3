import type { Charge } from '#domain/money/order-account.ts'
import type { Db } from '#server/platform/database.ts'
import { postCharge } from './ledger-lines.ts'
import { accountOf, insertCharge } from './store.ts'

interface NewCharge extends Charge {
  readonly orderNumber: string
  /** For the studio and, of a cancellation or an allowance, the customer. */
  readonly reason?: string | null
  readonly at: Date
}

/** Adds a charge to the account and the ledger. The account must be locked, and is to be settled after. */
export async function addCharge(tx: Db, { orderNumber, kind, amount, reason, at }: NewCharge) {
  const { charges } = await accountOf(tx, orderNumber)
  const row = { order_number: orderNumber, kind, amount, reason: reason ?? null, at }
  await postCharge(tx, await insertCharge(tx, row), charges)
}
