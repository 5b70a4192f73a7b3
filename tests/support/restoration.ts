import pg from 'pg'

/** Restores every row of the template in a copy whose schema is unchanged. */
export interface Restoration {
  /** Query of the schema's version, and the template's result. */
  readonly form: { readonly query: string; readonly answer: string }
  readonly sql: string
}

/**
 * Saves every row of a database in a separate schema and returns the SQL that restores them in a copy.
 *
 * Disables triggers and references, since history is append-only and every table is emptied. Fails soon
 * instead of waiting if a test left a transaction open.
 */
export async function prepareRestoration(url: string): Promise<Restoration> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('create schema kept')
    const tables = await columnsOfTables(client)
    for (const { name } of tables) {
      await client.query(`create table kept.${name} as table public.${name}`)
    }
    const { rows } = await client.query(FORM)
    const sql = [
      'begin',
      'set local session_replication_role = replica',
      'set local lock_timeout = 2000',
      ...tables.map(({ name }) => `delete from public.${name}`),
      ...(await refills(client, tables)),
      ...(await sequenceStarts(client)),
      'commit',
    ].join(';\n')
    return { form: { query: FORM, answer: rows[0].form }, sql }
  } finally {
    await client.end()
  }
}

/** Catalogue rows that change with every schema change. */
const FORM = `select string_agg(part, ' ') as form from (${[
  'pg_class',
  'pg_attribute',
  'pg_constraint',
  'pg_trigger',
  'pg_proc',
]
  .map((it) => `select format('%s:%s', count(*), max(xmin::text::bigint)) as part from ${it}`)
  .join(' union all ')}) as parts`

interface Table {
  readonly name: string
  readonly columns: string
}

async function columnsOfTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(`
    select quote_ident(table_name) as name,
           string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name`)
  return rows
}

async function refills(client: pg.Client, tables: readonly Table[]) {
  const filled: Table[] = []
  for (const table of tables) {
    const { rowCount } = await client.query(`select from kept.${table.name} limit 1`)
    if (rowCount) filled.push(table)
  }
  return filled.map(
    ({ name, columns }) =>
      `insert into public.${name} (${columns}) overriding system value select ${columns} from kept.${name}`,
  )
}

async function sequenceStarts(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`
    select format('select setval(%L, %s, %L)', quote_ident(schemaname) || '.' || quote_ident(sequencename),
      coalesce(last_value, start_value), last_value is not null) as sql
    from pg_sequences where schemaname = 'public'`)
  return rows.map(({ sql }) => sql)
}
