import { removedDueBefore } from '#domain/moderation/moderation.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/database.ts'
import { deleteReplyOfCreation } from '#server/platform/idempotency.ts'
import { eraseRemoved, findRemovedBefore } from './store.ts'

const BATCH = 200

/**
 * Erases inquiries that administrators removed and nobody restored, with the stored replies of the
 * calls that created them; returns the number erased. Source: docs/rules.md I-12.
 */
export async function eraseRemovedInquiries({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = removedDueBefore(now())
  let erased = 0
  for (;;) {
    const due = await findRemovedBefore(db, before, BATCH)
    for (const { id, member_id: memberId } of due) {
      const isErased = await inTransaction(db, async (tx) => {
        await deleteReplyOfCreation(tx, { scope: 'inquiry', memberId, id })
        return eraseRemoved(tx, id)
      })
      if (isErased) erased += 1
    }
    if (due.length < BATCH) return erased
  }
}
