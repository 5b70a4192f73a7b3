import { createHash } from 'node:crypto'
import type { Won } from '#domain/money/won.ts'
import { squeezed } from '#domain/payments/match-deposit.ts'
import type { Db } from '#server/platform/database.ts'
import { refuseUnlessOpen } from './open-receipt.ts'
import { insertReceipt, lockReceipt, updateReceipt } from './store.ts'

/** Money that came to the studio's own account, as its bank tells of it. */
interface Credit {
  readonly amount: Won
  readonly sender: string
  readonly receivedAt: Date
}

const MINUTE_MS = 60_000

/**
 * Records rows of a bank statement as receipts of no order; returns the ids of those that are new. A row is
 * the same in every statement that has it; rows that are alike within one statement are as many as they are.
 */
export async function importStatement(
  tx: Db,
  credits: readonly Credit[],
  at: Date,
): Promise<string[]> {
  const counts = new Map<string, number>()
  const added: string[] = []
  for (const { amount, sender, receivedAt } of credits) {
    const minute = Math.floor(receivedAt.getTime() / MINUTE_MS)
    const alike = [amount, squeezed(sender), minute].join(' ')
    const count = (counts.get(alike) ?? 0) + 1
    counts.set(alike, count)
    const receipt = await insertReceipt(tx, {
      source: 'BANK',
      provider: 'bank_transfer',
      method: 'bank_transfer',
      external_reference: hashOf(`${alike} ${count}`),
      amount,
      sender,
      received_at: receivedAt,
      recorded_at: at,
    })
    if (receipt) added.push(receipt.id)
  }
  return added
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** It is no customer's money. Refuses NOT_FOUND; ILLEGAL_TRANSITION: something was decided before. */
export async function dismissReceipt(tx: Db, receiptId: string, at: Date): Promise<void> {
  await refuseUnlessOpen(tx, await lockReceipt(tx, receiptId))
  await updateReceipt(tx, receiptId, { dismissed_at: at })
}

/** It may be a customer's after all. Refuses NOT_FOUND. */
export async function restoreReceipt(tx: Db, receiptId: string): Promise<void> {
  await lockReceipt(tx, receiptId)
  await updateReceipt(tx, receiptId, { dismissed_at: null })
}
