import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { KindOfReply } from '#contract/by-kind.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Db } from '#server/platform/database.ts'
import { storedLonger } from './photo-requests-store.ts'
import { readAnswers } from './read-answers.ts'
import type { SurveyTables } from './tables.ts'

/** Answers in the current schema, and the kind to read them as. */
type SurveyRow = Omit<Selectable<SurveyTables['surveys']>, 'schema_version'> & {
  readonly kind: KindOfReply
  readonly order_status: OrderStatus
}
export type PhotoRow = Selectable<SurveyTables['survey_photos']>
export type NewPhoto = Insertable<SurveyTables['survey_photos']>

export async function findSurvey(db: Db, orderNumber: string): Promise<SurveyRow | undefined> {
  return (await findSurveys(db, [orderNumber]))[0]
}

export async function findSurveys(db: Db, orderNumbers: readonly string[]): Promise<SurveyRow[]> {
  const rows = await db
    .selectFrom('surveys')
    .innerJoin('orders', 'orders.number', 'surveys.order_number')
    .selectAll('surveys')
    .select(['orders.consulting_type', 'orders.status as order_status'])
    .where('order_number', 'in', orderNumbers)
    .execute()
  return rows.map(({ schema_version, consulting_type, ...row }) => ({
    ...row,
    ...readAnswers(consulting_type, row.answers, schema_version),
  }))
}

/** Current photos of a survey, in the order of their places. */
export async function findPhotos(db: Db, orderNumber: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('survey_photos')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('replaced_at', 'is', null)
    .orderBy('position')
    .execute()
}

/** Photos of a survey whose place another photo took, the last replaced first. */
export async function findReplacedPhotos(db: Db, orderNumber: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('survey_photos')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('replaced_at', 'is not', null)
    .orderBy('replaced_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function insertPhoto(tx: Db, photo: NewPhoto): Promise<PhotoRow> {
  return tx.insertInto('survey_photos').values(photo).returningAll().executeTakeFirstOrThrow()
}

export async function markReplaced(tx: Db, id: string, at: Date) {
  await tx
    .updateTable('survey_photos')
    .set({ replaced_at: at })
    .where('id', '=', id)
    .where('replaced_at', 'is', null)
    .execute()
}

export async function findPhoto(db: Db, id: string): Promise<PhotoRow | undefined> {
  return db.selectFrom('survey_photos').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertSurvey(
  tx: Db,
  survey: Insertable<SurveyTables['surveys']>,
  photos: readonly NewPhoto[],
) {
  await tx.insertInto('surveys').values(survey).execute()
  if (photos.length > 0) await tx.insertInto('survey_photos').values(photos).execute()
}

/**
 * Photos of orders that ended before `moment`, or earlier by as long as the customer wants them to be
 * kept in addition, up to a limit. A photo that was replaced is of no use once its order ended.
 */
export async function findPhotosOfOrdersEndedBefore(
  db: Db,
  { moment, now }: { readonly moment: Date; readonly now: Date },
  limit: number,
) {
  const endedAt = sql<Date>`coalesce(orders.completed_at, orders.ended_at)`
  return db
    .selectFrom('survey_photos')
    .innerJoin('orders', 'orders.number', 'survey_photos.order_number')
    .innerJoin('surveys', 'surveys.order_number', 'survey_photos.order_number')
    .selectAll('survey_photos')
    .where((eb) =>
      eb.or([
        eb(storedLonger(endedAt), '<', moment),
        eb.and([eb('replaced_at', 'is not', null), eb(endedAt, '<=', now)]),
      ]),
    )
    .limit(limit)
    .execute()
}

export async function updateSurvey(
  tx: Db,
  orderNumber: string,
  change: Updateable<SurveyTables['surveys']>,
) {
  await tx.updateTable('surveys').set(change).where('order_number', '=', orderNumber).execute()
}
