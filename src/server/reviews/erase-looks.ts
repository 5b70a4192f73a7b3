import type { Db } from '#server/platform/database.ts'
import { deleteReplyOfCreation } from '#server/platform/idempotency.ts'

/**
 * Erases face and hair from the reviews of a member or of an order, and from stored replies, once
 * the consent to photos and body data is withdrawn. Text and rating stay. Source: docs/rules.md
 * V-10.
 */
export async function eraseLooks(tx: Db, column: 'member_id' | 'order_number', value: string) {
  // All rows, so that it waits for a change that is just being saved.
  const reviews = await tx
    .updateTable('reviews')
    .set({ face_shape: null, style: null })
    .where(column, '=', value)
    .returning(['id', 'member_id'])
    .execute()
  for (const { id, member_id: memberId } of reviews) {
    await deleteReplyOfCreation(tx, { scope: 'review', memberId, id })
  }
}
