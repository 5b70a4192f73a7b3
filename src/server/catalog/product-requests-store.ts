import { type Insertable, sql } from 'kysely'
import type { ConsultingType } from '#contract/catalog.ts'
import type { Db } from '#server/platform/database.ts'
import type { CatalogTables } from './tables.ts'

type Request = CatalogTables['product_requests']

/**
 * Locks a kind for requests and sales, so that no request slips in after the kind was announced.
 */
export const lockKind = (tx: Db, consultingType: ConsultingType) =>
  sql`select pg_advisory_xact_lock(hashtext(${`requests ${consultingType}`}))`.execute(tx)

/** Inserts a request; returns false if it exists already, which stays unchanged. */
export async function insertRequest(tx: Db, request: Insertable<Request>): Promise<boolean> {
  const inserted = await tx
    .insertInto('product_requests')
    .values(request)
    .onConflict((conflict) => conflict.columns(['consulting_type', 'email']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Deletes and returns all requests for a kind. */
export const consumeRequests = (tx: Db, consultingType: ConsultingType) =>
  tx
    .deleteFrom('product_requests')
    .where('consulting_type', '=', consultingType)
    .returning(['email', 'language', 'requested_at'])
    .execute()

export const deleteRequestsOf = (db: Db, email: string) =>
  db.deleteFrom('product_requests').where('email', '=', email).execute()

/** Counts the requests of each kind; kinds without requests are missing. */
export const countRequests = (db: Db) =>
  db
    .selectFrom('product_requests')
    .select((it) => ['consulting_type', it.fn.countAll<number>().as('count')])
    .groupBy('consulting_type')
    .orderBy('consulting_type')
    .execute()
