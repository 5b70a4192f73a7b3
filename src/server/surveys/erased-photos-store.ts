import type { Selectable } from 'kysely'
import type { ErasureReason } from '#domain/surveys/photo-erasure.ts'
import type { Db } from '#server/platform/database.ts'
import { deleteRequestsOf } from './photo-requests-store.ts'
import type { PhotoRow } from './store.ts'
import type { SurveyTables } from './tables.ts'

export type ErasedPhoto = Selectable<SurveyTables['erased_photos']>

/** Why photos are erased, and when. */
interface Erasure {
  readonly reason: ErasureReason
  readonly at: Date
}

/** Deletes a photo and records that it was erased, in one statement. A photo that is gone is skipped. */
export async function deletePhoto(db: Db, id: string, erasure: Erasure): Promise<void> {
  await db
    .with('gone', (gone) =>
      gone.deleteFrom('survey_photos').where('id', '=', id).returning(['order_number', 'name']),
    )
    .insertInto('erased_photos')
    .columns(['order_number', 'name', 'reason', 'erased_at'])
    .expression((eb) =>
      eb
        .selectFrom('gone')
        .select(({ val }) => [
          'order_number',
          'name',
          val(erasure.reason).as('reason'),
          val(erasure.at).as('erased_at'),
        ]),
    )
    .execute()
}

/**
 * Deletes all photos of some orders, records that they were erased, and deletes the requests for some;
 * returns the photos, whose files are to delete after the transaction.
 */
export async function deletePhotosOf(
  tx: Db,
  orderNumbers: readonly string[],
  erasure: Erasure,
): Promise<PhotoRow[]> {
  await deleteRequestsOf(tx, orderNumbers)
  const photos = await tx
    .deleteFrom('survey_photos')
    .where('order_number', 'in', orderNumbers)
    .returningAll()
    .execute()
  const rows = photos.map(({ order_number, name }) => ({
    order_number,
    name,
    reason: erasure.reason,
    erased_at: erasure.at,
  }))
  if (rows.length > 0) await tx.insertInto('erased_photos').values(rows).execute()
  return photos
}

/** Lists the erased photos of a survey, the last first. */
export async function findErasedPhotos(db: Db, orderNumber: string): Promise<ErasedPhoto[]> {
  return db
    .selectFrom('erased_photos')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('erased_at', 'desc')
    .orderBy('name')
    .execute()
}
