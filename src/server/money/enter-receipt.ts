import { randomUUID } from 'node:crypto'
import type { Won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { ENTERED, lockBankMovements, lockImportedReceipt } from './duplicate-receipts.ts'
import type { MoneyEvents } from './money-events.ts'
import { matchReceipt, recordReceipt } from './record-receipt.ts'

interface Entered {
  readonly orderNumber: string
  readonly amount: Won
  /** As the owner read it on the account; null: not said. */
  readonly sender: string | null
  /** Under which it may stand in a statement. */
  readonly names: readonly string[]
  readonly at: Date
}

/**
 * Records money that the owner saw on the bank account for an order: the undecided row of an imported
 * statement, if one is of this amount and name, otherwise a receipt that they type in. The account must
 * be locked.
 */
export async function enterReceipt(
  tx: Db,
  events: MoneyEvents,
  { orderNumber, amount, sender, names, at }: Entered,
): Promise<void> {
  await lockBankMovements(tx)
  const receiptId = await lockImportedReceipt(tx, { amount, names, at })
  if (receiptId) return matchReceipt(tx, events, { receiptId, orderNumber }, at)
  const way = { source: 'BANK', provider: 'bank_transfer', method: 'bank_transfer' } as const
  const reference = { external_reference: `${ENTERED}${randomUUID()}` }
  const movement = { ...way, ...reference, amount, sender, receivedAt: at, orderNumber }
  await recordReceipt(tx, events, movement, at)
}
