import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'

/**
 * Accepts that a provider reports another refunded amount than the studio, until an amount changes.
 * Refuses ILLEGAL_TRANSITION: the difference is gone, or the amounts have changed.
 */
export async function acceptDifference(
  tx: Db,
  receiptId: string,
  { theirs, ours }: { readonly theirs: number; readonly ours: number },
  at: Date,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_differences')
    .set({ accepted_at: at })
    .where('receipt_id', '=', receiptId)
    .where('theirs', '=', theirs)
    .where('ours', '=', ours)
    .where('accepted_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse('ILLEGAL_TRANSITION')
}
