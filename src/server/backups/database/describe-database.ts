import type pg from 'pg'
import type { Beginning, End } from '../archive/format.ts'

type TableColumns = Beginning['tables'][number]

interface TableRow {
  readonly name: string
  readonly columns: readonly string[]
  readonly parents: readonly string[]
}

/**
 * Lists the tables of the site with the columns that are stored, each after those that it refers to.
 * Leaves out generated columns, the register of migrations, and the queue of jobs in its own schema:
 * what has to be done is in our tables, the queue only starts it.
 *
 * @throws if tables refer to each other in a circle, since rows could not be inserted one by one.
 */
export async function listTables(client: pg.ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableRow>(`
    select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum) as columns,
      array(select p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname not like 'kysely\\_%'
    order by c.relname`)
  const sorted: TableColumns[] = []
  const left = new Map(rows.map((row) => [row.name, row]))
  while (left.size > 0) {
    const free = [...left.values()].filter(({ parents }) => parents.every((it) => !left.has(it)))
    if (free.length === 0) {
      throw new Error(`tables refer to each other in a circle: ${[...left.keys()].join(', ')}`)
    }
    for (const { name, columns } of free) {
      sorted.push({ name, columns: [...columns] })
      left.delete(name)
    }
  }
  return sorted
}

export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from public.kysely_migration order by name',
  )
  return rows.map(({ name }) => name)
}

/**
 * Reads where every sequence stands. Sequences belong to no snapshot: read after the rows, they are at
 * least as far.
 */
export async function readSequences(client: pg.ClientBase): Promise<End['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`,
  )
  const sequences: End['sequences'] = []
  for (const { name } of rows) {
    const found = await client.query<{ last: string; is_called: boolean }>(
      `select last_value::text as last, is_called from public.${quoted(name)}`,
    )
    for (const { last, is_called } of found.rows) {
      sequences.push({ name, last: Number(last), is_called })
    }
  }
  return sequences
}

/** An identifier in SQL. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const columnList = (columns: readonly string[]) => columns.map(quoted).join(', ')
