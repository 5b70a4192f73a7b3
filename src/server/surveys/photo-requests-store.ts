import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import type { SurveyTables } from './tables.ts'

export type PhotoRequestRow = Selectable<SurveyTables['photo_requests']>

/** The place of a photo: the photo that is there, and its name. */
export type AskedPlace = Pick<PhotoRequestRow, 'photo_id' | 'name'>

/** Whether a request is for a place: a photo, or the missing one of a name. */
export const isFor = (request: AskedPlace, { photo_id, name }: AskedPlace): boolean =>
  (request.photo_id !== null && request.photo_id === photo_id) ||
  (request.name !== null && request.name === name)

export async function insertRequest(
  tx: Db,
  request: Insertable<SurveyTables['photo_requests']>,
): Promise<PhotoRequestRow> {
  return tx.insertInto('photo_requests').values(request).returningAll().executeTakeFirstOrThrow()
}

/** All requests of an order, the newest first. */
export async function findRequests(db: Db, orderNumber: string): Promise<PhotoRequestRow[]> {
  return db
    .selectFrom('photo_requests')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function closeRequests(
  tx: Db,
  ids: readonly string[],
  as: 'ANSWERED' | 'WITHDRAWN',
  at: Date,
): Promise<void> {
  await tx
    .updateTable('photo_requests')
    .set({ closed_as: as, closed_at: at })
    .where('id', 'in', ids)
    .where('closed_at', 'is', null)
    .execute()
}

export async function deleteRequestsOf(tx: Db, orderNumbers: readonly string[]): Promise<void> {
  await tx.deleteFrom('photo_requests').where('order_number', 'in', orderNumbers).execute()
}

/**
 * Deletes the requests of orders that ended before `moment`, or earlier by as long as the customer
 * wants their photos to be kept in addition.
 */
export async function deleteRequestsOfOrdersEndedBefore(db: Db, moment: Date): Promise<void> {
  const ended = db
    .selectFrom('orders')
    .innerJoin('surveys', 'surveys.order_number', 'orders.number')
    .select('orders.number')
    .where(storedLonger(sql`coalesce(orders.completed_at, orders.ended_at)`), '<', moment)
  await db.deleteFrom('photo_requests').where('order_number', 'in', ended).execute()
}

/** Adds to the end of an order what its customer wants the photos to be kept in addition. */
export const storedLonger = (endedAt: RawBuilder<unknown>) =>
  sql<Date>`${endedAt} + interval '1 day' * coalesce(surveys.extra_days, 0)`
