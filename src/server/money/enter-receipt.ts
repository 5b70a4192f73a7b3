import { randomUUID } from 'node:crypto'
import type { Won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { ENTERED, lockBankMovements, lockImportedReceipt } from './duplicate-receipts.ts'
import type { MoneyEvents } from './money-events.ts'
import { matchReceipt, recordReceipt } from './record-receipt.ts'

interface Entered {
  readonly orderNumber: string
  readonly amount: Won
  /** As the owner read it on the bank account; null if not given. */
  readonly sender: string | null
  /** Names under which the deposit may appear in a bank statement. */
  readonly names: readonly string[]
  readonly at: Date
}

/**
 * Records a deposit that the owner saw on the bank account for an order. Uses the undecided row of
 * an imported statement with this amount and name if there is one, otherwise adds a receipt. The
 * caller must hold the account's lock.
 */
export async function enterReceipt(
  tx: Db,
  events: MoneyEvents,
  { orderNumber, amount, sender, names, at }: Entered,
): Promise<void> {
  await lockBankMovements(tx)
  const receiptId = await lockImportedReceipt(tx, { amount, names, at })
  if (receiptId) return matchReceipt(tx, events, { receiptId, orderNumber }, at)
  const origin = { source: 'BANK', provider: 'bank_transfer', method: 'bank_transfer' } as const
  const reference = { external_reference: `${ENTERED}${randomUUID()}` }
  const movement = { ...origin, ...reference, amount, sender, receivedAt: at, orderNumber }
  await recordReceipt(tx, events, movement, at)
}
