import { type Insertable, type Selectable, sql } from 'kysely'
import type { ConsultingType } from '#contract/catalog.ts'
import type { Db } from '#server/platform/database.ts'
import type { SurveyTables } from './tables.ts'

/** With the kind of its order, by which its answers are read. */
export type SurveyRow = Selectable<SurveyTables['surveys']> & {
  readonly consulting_type: ConsultingType
}
export type PhotoRow = Selectable<SurveyTables['survey_photos']>

export async function findSurvey(db: Db, orderNumber: string): Promise<SurveyRow | undefined> {
  return db
    .selectFrom('surveys')
    .innerJoin('orders', 'orders.number', 'surveys.order_number')
    .selectAll('surveys')
    .select('orders.consulting_type')
    .where('order_number', '=', orderNumber)
    .executeTakeFirst()
}

export async function photosOf(db: Db, orderNumber: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('survey_photos')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('position')
    .execute()
}

export async function findPhoto(db: Db, id: string): Promise<PhotoRow | undefined> {
  return db.selectFrom('survey_photos').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertSurvey(
  tx: Db,
  survey: Insertable<SurveyTables['surveys']>,
  photos: readonly PhotoRow[],
) {
  await tx.insertInto('surveys').values(survey).execute()
  if (photos.length > 0) await tx.insertInto('survey_photos').values(photos).execute()
}

/** Photos of orders that ended before `moment`, up to a limit. */
export async function photosOfOrdersEndedBefore(db: Db, moment: Date, limit: number) {
  return db
    .selectFrom('survey_photos')
    .innerJoin('orders', 'orders.number', 'survey_photos.order_number')
    .selectAll('survey_photos')
    .where(sql`coalesce(orders.completed_at, orders.ended_at)`, '<', moment)
    .limit(limit)
    .execute()
}

export async function deletePhoto(db: Db, id: string) {
  await db.deleteFrom('survey_photos').where('id', '=', id).execute()
}

/** Deletes the photos of some orders; returns the files to delete after the transaction. */
export async function deletePhotosOf(tx: Db, orderNumbers: readonly string[]): Promise<string[]> {
  const photos = await tx
    .deleteFrom('survey_photos')
    .where('order_number', 'in', orderNumbers)
    .returning(['storage_key', 'thumbnail_key'])
    .execute()
  return photos.flatMap((photo) => [photo.storage_key, photo.thumbnail_key])
}
