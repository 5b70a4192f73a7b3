import { type Insertable, type Selectable, sql } from 'kysely'
import type { KindOfReply } from '#contract/by-kind.ts'
import type { Db } from '#server/platform/database.ts'
import { readAnswers } from './read-answers.ts'
import type { SurveyTables } from './tables.ts'

/** Answers in the current schema, and the kind to read them as. */
type SurveyRow = Omit<Selectable<SurveyTables['surveys']>, 'schema_version'> & {
  readonly kind: KindOfReply
}
export type PhotoRow = Selectable<SurveyTables['survey_photos']>

export async function findSurvey(db: Db, orderNumber: string): Promise<SurveyRow | undefined> {
  return (await findSurveys(db, [orderNumber]))[0]
}

export async function findSurveys(db: Db, orderNumbers: readonly string[]): Promise<SurveyRow[]> {
  const rows = await db
    .selectFrom('surveys')
    .innerJoin('orders', 'orders.number', 'surveys.order_number')
    .selectAll('surveys')
    .select('orders.consulting_type')
    .where('order_number', 'in', orderNumbers)
    .execute()
  return rows.map(({ schema_version, consulting_type, ...row }) => ({
    ...row,
    ...readAnswers(consulting_type, row.answers, schema_version),
  }))
}

export async function findPhotos(db: Db, orderNumber: string): Promise<PhotoRow[]> {
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
export async function findPhotosOfOrdersEndedBefore(db: Db, moment: Date, limit: number) {
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
