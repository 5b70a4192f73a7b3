import { type Insertable, sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import { matching, refuseTakenCode } from './definitions.ts'
import type { PromotionTables } from './tables.ts'

type CouponColumns = Omit<Insertable<PromotionTables['coupons']>, 'id' | 'created_at'>

/** With how many members hold it and how many used theirs. */
const selectCoupons = (db: Db) =>
  db
    .selectFrom('coupons')
    .selectAll('coupons')
    .select([
      sql<number>`(select count(*) from member_coupons where coupon_id = coupons.id)`.as('issued'),
      sql<number>`(select count(used_at) from member_coupons where coupon_id = coupons.id)`.as(
        'used',
      ),
    ])

/** One page of definitions, newest first; `q` is looked for in name and code. */
export async function findCoupons(
  db: Db,
  {
    page,
    size,
    q,
  }: { readonly page: number; readonly size: number; readonly q?: string | undefined },
) {
  const rows = await selectCoupons(db)
    .where(matching(q))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await db
    .selectFrom('coupons')
    .where(matching(q))
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export const findCoupon = (db: Db, id: string) =>
  selectCoupons(db).where('id', '=', id).executeTakeFirst()

/** Refuses CODE_TAKEN. */
export async function insertCoupon(tx: Db, columns: CouponColumns, at: Date): Promise<string> {
  const { id } = await tx
    .insertInto('coupons')
    .values({ ...columns, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseTakenCode)
  return id
}

/** Refuses CODE_TAKEN. */
export const changeCoupon = (tx: Db, id: string, columns: CouponColumns) =>
  tx.updateTable('coupons').set(columns).where('id', '=', id).execute().catch(refuseTakenCode)

/** Locks the definition, so that nobody is given one meanwhile. */
export const lockCoupon = (tx: Db, id: string) =>
  tx.selectFrom('coupons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Takes the definition away if nobody holds one; else nobody can use it any more. */
export async function removeCoupon(tx: Db, id: string): Promise<'REMOVED' | 'WITHDRAWN'> {
  const removed = await tx
    .deleteFrom('coupons')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('member_coupons').select('id').where('coupon_id', '=', id))),
    )
    .executeTakeFirst()
  if (removed.numDeletedRows > 0n) return 'REMOVED'
  await tx.updateTable('coupons').set({ status: 'INACTIVE' }).where('id', '=', id).execute()
  return 'WITHDRAWN'
}
