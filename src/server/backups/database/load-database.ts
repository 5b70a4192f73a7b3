import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { ArchiveError } from '../archive/archive-error.ts'
import type { Beginning, End } from '../archive/format.ts'
import { columnList, listTables, quoted } from './describe-database.ts'

/** Whether the database has no table of ours or of others. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace limit 1`,
  )
  return rows.length === 0
}

/**
 * Fills the tables of a database that was just migrated, in the current transaction. Triggers are off
 * meanwhile: what they do was done when the rows were first written.
 */
export async function loadDatabase(client: pg.ClientBase, { tables }: Beginning) {
  if (shapeOf(await listTables(client)) !== shapeOf(tables)) {
    throw new ArchiveError(
      'The tables of this archive differ from those of this version. Restore it with the version that made it.',
    )
  }
  const names = tables.map(({ name }) => `public.${quoted(name)}`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // Migrations wrote first rows, which the archive holds as well.
  await client.query(`truncate ${names.join(', ')}`)
  const columns = new Map(tables.map((table) => [table.name, columnList(table.columns)]))
  let current: { readonly table: string; readonly copy: Copy } | undefined

  return {
    async rows(table: string, text: Buffer) {
      if (current?.table !== table) {
        await current?.copy.end()
        const into = `public.${quoted(table)} (${columns.get(table) ?? ''})`
        current = { table, copy: startCopy(client, into) }
      }
      await current.copy.write(text)
    },
    async endRows() {
      await current?.copy.end()
      current = undefined
    },
    async finish({ sequences }: End) {
      for (const { name, last, is_called } of sequences) {
        await client.query('select setval($1::regclass, $2, $3)', [
          `public.${quoted(name)}`,
          last,
          is_called,
        ])
      }
      for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    },
  }
}

type Copy = ReturnType<typeof startCopy>

function startCopy(client: pg.ClientBase, into: string) {
  const stream = client.query(copyFrom(`copy ${into} from stdin`))
  const done = finished(stream)
  done.catch(() => undefined) // `write` and `end` report it
  return {
    async write(text: Buffer) {
      const written = new Promise<void>((settle, fail) => {
        stream.write(text, (error) => (error ? fail(error) : settle()))
      })
      await Promise.race([written, done])
    },
    async end() {
      stream.end()
      await done
    },
  }
}

const shapeOf = (tables: Beginning['tables']) =>
  JSON.stringify(tables.map(({ name, columns }) => [name, ...[...columns].sort()].join(' ')).sort())
