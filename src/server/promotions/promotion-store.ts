import type { Insertable } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import { matching, refuseTakenCode } from './definitions.ts'
import type { PromotionTables } from './tables.ts'

type PromotionColumns = Omit<
  Insertable<PromotionTables['promotions']>,
  'id' | 'used' | 'created_at'
>

/** One page of definitions, newest first; `q` is looked for in name and code. */
export async function findPromotions(
  db: Db,
  {
    page,
    size,
    q,
  }: { readonly page: number; readonly size: number; readonly q?: string | undefined },
) {
  const rows = await db
    .selectFrom('promotions')
    .selectAll()
    .where(matching(q))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await db
    .selectFrom('promotions')
    .where(matching(q))
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export const findPromotion = (db: Db, id: string) =>
  db.selectFrom('promotions').selectAll().where('id', '=', id).executeTakeFirst()

/** Refuses CODE_TAKEN. */
export async function insertPromotion(
  tx: Db,
  columns: PromotionColumns,
  at: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('promotions')
    .values({ ...columns, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseTakenCode)
  return id
}

/** Refuses CODE_TAKEN. */
export const changePromotion = (tx: Db, id: string, columns: PromotionColumns) =>
  tx.updateTable('promotions').set(columns).where('id', '=', id).execute().catch(refuseTakenCode)

/** Locks the promotion, so that no order takes a place meanwhile. */
export const lockPromotion = (tx: Db, id: string) =>
  tx.selectFrom('promotions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Takes the promotion away if no order has its place; else nobody can use it any more. */
export async function removePromotion(tx: Db, id: string): Promise<'REMOVED' | 'WITHDRAWN'> {
  const removed = await tx
    .deleteFrom('promotions')
    .where('id', '=', id)
    .where('used', '=', 0)
    .executeTakeFirst()
  if (removed.numDeletedRows > 0n) return 'REMOVED'
  await tx.updateTable('promotions').set({ status: 'INACTIVE' }).where('id', '=', id).execute()
  return 'WITHDRAWN'
}
