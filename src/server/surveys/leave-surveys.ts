import { sql } from 'kysely'
import { isOffered, kinds } from '#consultings/kinds.ts'
import { sensitiveOf } from '#consultings/question.ts'
import { consultingTypes } from '#contract/catalog.ts'
import type { Db } from '#server/platform/database.ts'
import { deletePhotosOf } from './store.ts'

/** Erases the face and body data, including photos, in the surveys of a closing account. */
export async function leaveSurveys(tx: Db, memberId: string) {
  const numbers = await numbersOf(tx, memberId)
  if (numbers.length === 0) return { files: [] }
  const files = await deletePhotosOf(tx, numbers)
  await tx.deleteFrom('surveys').where('order_number', 'in', numbers).execute()
  return { files }
}

/**
 * Erases the photos and sensitive answers of all surveys of a member who withdrew consent; returns
 * the files to delete after the transaction. Source: docs/rules.md A-23.
 */
export async function eraseSensitiveData(
  tx: Db,
  memberId: string,
  at: Date,
): Promise<readonly string[]> {
  return eraseSensitiveDataOf(tx, await numbersOf(tx, memberId), at)
}

/** Like {@link eraseSensitiveData}, for the surveys of some orders. */
export async function eraseSensitiveDataOf(tx: Db, orderNumbers: readonly string[], at: Date) {
  if (orderNumbers.length === 0) return []
  for (const type of consultingTypes) {
    await tx
      .updateTable('surveys')
      .from('orders')
      .set({
        // Of a kind without a definition nobody knows which answers are sensitive: all go.
        answers: isOffered(type)
          ? sql`answers - ${sensitiveOf(kinds[type].questions)}::text[]`
          : sql`'{}'::jsonb`,
        erased_at: at,
      })
      .whereRef('orders.number', '=', 'surveys.order_number')
      .where('orders.consulting_type', '=', type)
      .where('order_number', 'in', orderNumbers)
      .where('erased_at', 'is', null)
      .execute()
  }
  return deletePhotosOf(tx, orderNumbers)
}

async function numbersOf(tx: Db, memberId: string): Promise<readonly string[]> {
  const orders = tx.selectFrom('orders').select('number').where('member_id', '=', memberId)
  return (await orders.execute()).map(({ number }) => number)
}
