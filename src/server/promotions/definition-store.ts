import { type Selectable, type SqlBool, sql } from 'kysely'
import type { definitionStates } from '#contract/admin-promotions.ts'
import type { Db } from '#server/platform/database.ts'
import { errorCode } from '#server/platform/error-fields.ts'
import { refuse } from '#server/platform/refusal.ts'
import { hasWordsAnywhere } from '#server/platform/text-search.ts'
import { isInForce } from './is-in-force.ts'
import type { PromotionTables } from './tables.ts'

/**
 * Tables of discount definitions, which share name, code, discount, period, status and revision.
 */
export type DefinitionTable = 'coupons' | 'promotions'

type OwnRow<Table extends DefinitionTable> = Selectable<PromotionTables[Table]>
/** A definition with the number of orders that use it. */
export type DefinitionRow<Table extends DefinitionTable> = OwnRow<Table> &
  Pick<OwnRow<'coupons'>, 'translations' | 'revision'> & { readonly used: number }

/**
 * Casts a table name, since the compiler cannot follow the choice: each statement is valid for both
 * tables.
 */
const asCoupons = (table: DefinitionTable) => table as 'coupons'

/** A row that was selected through {@link asCoupons} is one of the table that was named. */
const asOwn = <Table extends DefinitionTable>(row: object) => row as DefinitionRow<Table>

const usedOf = (table: DefinitionTable) =>
  table === 'promotions'
    ? sql<number>`promotions.used`
    : sql<number>`(select count(*) from member_coupons
        where coupon_id = coupons.id and used_at is not null)`

const select = (db: Db, table: DefinitionTable) =>
  db.selectFrom(asCoupons(table)).selectAll().select(usedOf(table).as('used'))

interface Query {
  readonly page: number
  readonly size: number
  readonly q?: string | undefined
  readonly state?: (typeof definitionStates)[number] | undefined
}

/** Returns one page, newest first; `q` is searched in name and code. */
export async function findDefinitions<Table extends DefinitionTable>(
  db: Db,
  table: Table,
  { page, size, q, state }: Query,
  at: Date,
) {
  const wanted = sql<SqlBool>`${matching(q)} and ${hasState(table, state, at)}`
  const rows = await select(db, table)
    .where(wanted)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await db
    .selectFrom(asCoupons(table))
    .where(wanted)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: rows.map(asOwn<Table>), total }
}

const matching = (q: string | undefined) => hasWordsAnywhere(sql`name || ' ' || code`, q ?? '')

function hasState(table: DefinitionTable, state: Query['state'], at: Date) {
  const isOver = sql<SqlBool>`(status <> 'ACTIVE' or ends_at < ${at})`
  if (state === 'CURRENT') return isInForce(table, at)
  if (state === 'ENDED') return sql<SqlBool>`coalesce(${isOver}, false)`
  if (state === 'SCHEDULED') {
    return sql<SqlBool>`status = 'ACTIVE' and starts_at > ${at}`
  }
  return sql<SqlBool>`true`
}

export const findDefinition = async <Table extends DefinitionTable>(
  db: Db,
  table: Table,
  id: string,
) => asOwn<Table>(await select(db, table).where('id', '=', id).executeTakeFirstOrThrow())

/** Locks the definition, so that meanwhile it is neither issued nor used by an order. */
export async function lockDefinition<Table extends DefinitionTable>(
  tx: Db,
  table: Table,
  id: string,
) {
  const row = await select(tx, table).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && asOwn<Table>(row)
}

/** Inserts a definition. Refuses CODE_TAKEN. */
export async function insertDefinition(
  tx: Db,
  table: DefinitionTable,
  columns: object,
): Promise<string> {
  const { id } = await tx
    .insertInto(asCoupons(table))
    // The kind of discount writes the columns of its own table.
    .values(columns as never)
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseTakenCode)
  return id
}

/** Changes a definition. Refuses CODE_TAKEN. */
export const changeDefinition = (tx: Db, table: DefinitionTable, id: string, columns: object) =>
  tx
    .updateTable(asCoupons(table))
    .set({ ...columns, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()
    .catch(refuseTakenCode)

export const removeDefinition = (tx: Db, table: DefinitionTable, id: string) =>
  tx.deleteFrom(asCoupons(table)).where('id', '=', id).execute()

const UNIQUE_VIOLATION = '23505'

function refuseTakenCode(error: unknown): never {
  if (errorCode(error) === UNIQUE_VIOLATION) refuse('CODE_TAKEN')
  throw error
}
