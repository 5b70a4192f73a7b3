import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'

export async function findPolicies(
  db: Db,
  { kind, page, size }: { kind?: string | undefined; page: number; size: number },
) {
  const policies = db
    .selectFrom('policies')
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind!))
  const rows = await policies
    .selectAll()
    .orderBy('kind')
    .orderBy('version', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await policies
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export const lockPolicy = (db: Db, id: string) =>
  db.selectFrom('policies').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** As the next version of its kind; those who write one at the same time take turns. */
export async function insertPolicy(
  db: Db,
  policy: { readonly kind: string; readonly effective_at: Date; readonly html: string },
) {
  await sql`select pg_advisory_xact_lock(hashtext(${`policy ${policy.kind}`}))`.execute(db)
  const next = sql<number>`(select coalesce(max(version), 0) + 1 from policies where kind = ${policy.kind})`
  return db
    .insertInto('policies')
    .values({ ...policy, version: next })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const changePolicy = (
  db: Db,
  id: string,
  columns: { readonly effective_at: Date; readonly html: string },
) =>
  db
    .updateTable('policies')
    .set({ ...columns, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const removePolicy = (db: Db, id: string) =>
  db.deleteFrom('policies').where('id', '=', id).execute()
