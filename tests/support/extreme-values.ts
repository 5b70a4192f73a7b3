import { sql } from 'kysely'
import { type Db, inTransaction } from '#server/platform/database.ts'

/** The largest amount that a call accepts; the sum of three exceeds a 32-bit column. */
export const MOST_WON = 1_000_000_000

/** Extreme values for every column of a type, by test name. */
export const extremes = {
  'the largest amounts': { types: ['integer', 'bigint'], values: [MOST_WON, 100_000, 5, 1] },
  'nothing at all': { types: ['integer', 'bigint'], values: [0] },
  'the latest dates': {
    types: ['timestamp with time zone', 'date'],
    values: ['2999-12-31T23:59:59.999Z'],
  },
  'the earliest dates': {
    types: ['timestamp with time zone', 'date'],
    values: ['1900-01-01T00:00:00.000Z'],
  },
  'the longest texts': {
    types: ['text'],
    values: [`\u202e"><script>\\%_';👩🏽‍🎨 ${'가나다 '.repeat(1_250)}`, '가'.repeat(200)],
  },
} as const satisfies Record<string, Extreme>

interface Extreme {
  readonly types: readonly string[]
  /** Candidates; the first that the table's constraints accept is used. */
  readonly values: readonly (number | string)[]
}

/** Columns with text that people write; other text columns hold codes, hashes or addresses. */
const WRITTEN =
  /name|title|content|note|answer|question|text|address|summary|description|depositor|holder|author|message$/

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
}

/**
 * Writes an extreme into every column of its types, in every row, wherever the database takes it: its
 * own constraints and triggers hold. Returns how many columns took it.
 */
export async function fillWith(db: Db, { types, values }: Extreme): Promise<number> {
  let filled = 0
  for (const { table, column, type } of await columnsOf(db)) {
    if (!types.includes(type) || (type === 'text' && !WRITTEN.test(column))) continue
    if (await takesOneOf(db, { table, column, type }, values)) filled += 1
  }
  return filled
}

/** Sets every order and its money to the largest amount, so that the columns agree. */
export const fillOrders = (db: Db, amount: number) =>
  inTransaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update orders set subtotal = ${amount}, total_price = ${amount}, shipping_fee = 0,
      discount_coupon = 0, discount_promotion = 0, used_points = 0`.execute(tx)
    await sql`update charges set amount = sign(amount) * ${amount}`.execute(tx)
    await sql`update receipts set amount = ${amount}`.execute(tx)
    await sql`update refunds set amount = ${amount}`.execute(tx)
  })

async function takesOneOf(db: Db, where: Column, values: Extreme['values']) {
  for (const value of values) {
    const change = sql`update ${sql.table(where.table)} set ${sql.ref(where.column)} =
      ${value}::${sql.raw(where.type)} where ${sql.ref(where.column)} is not null`
    const took = await inTransaction(db, (tx) => change.execute(tx)).catch(() => null)
    if (took) return took.numAffectedRows !== 0n
  }
  return false
}

/** Columns that are neither keys nor references. */
async function columnsOf(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as table, column_name as column, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and is_identity = 'NO' and table_name not like 'kysely%'
      and not exists (select from information_schema.key_column_usage as key
        where key.table_schema = columns.table_schema and key.table_name = columns.table_name
          and key.column_name = columns.column_name)
    order by table_name, ordinal_position`.execute(db)
  return rows
}
