import { sql } from 'kysely'
import type { Db } from '#server/platform/database.ts'
import type { PolicyKind } from './tables.ts'

export async function findPolicies(
  db: Db,
  { kind, page, size }: { kind?: PolicyKind | undefined; page: number; size: number },
) {
  let policies = db.selectFrom('policies')
  if (kind) policies = policies.where('kind', '=', kind)
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

/** Locks and returns the newest version of a kind; concurrent creations of the next one wait. */
export async function lockNewest(db: Db, kind: PolicyKind) {
  await sql`select pg_advisory_xact_lock(hashtext(${`policy ${kind}`}))`.execute(db)
  return db
    .selectFrom('policies')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export const insertPolicy = (
  db: Db,
  policy: {
    readonly kind: PolicyKind
    readonly version: number
    readonly effective_at: Date
    readonly html: string
  },
) => db.insertInto('policies').values(policy).returningAll().executeTakeFirstOrThrow()

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
