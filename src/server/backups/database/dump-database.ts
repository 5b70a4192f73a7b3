import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type pg from 'pg'
import { countLines } from '../archive/copy-text.ts'
import { type Beginning, entryNames } from '../archive/format.ts'
import type { ArchiveWriter } from '../archive/pack-archive.ts'
import { listMigrations, listTables, readSequences } from './describe-database.ts'
import { dumpTable } from './dump-table.ts'
import { listNamedFiles, mediaIn } from './named-files.ts'

const compress = promisify(gzip)
/** Fast: photos are most of an archive, and they do not compress. */
const LEVEL = 1

/**
 * Writes the beginning, the secret and the rows of every table. All rows are of one snapshot, which
 * blocks nobody and ends before the files are copied.
 */
export async function dumpDatabase(
  client: pg.ClientBase,
  writer: ArchiveWriter,
  { beganAt, secret }: { readonly beganAt: Date; readonly secret: string },
) {
  await client.query('begin isolation level repeatable read read only')
  const tables = await listTables(client)
  const began: Beginning = {
    format: 'gyeol-backup',
    version: 1,
    began_at: beganAt.toISOString(),
    migrations: await listMigrations(client),
    tables,
  }
  await writer.add(entryNames.beginning, Buffer.from(JSON.stringify(began)))
  await writer.add(entryNames.secret, Buffer.from(secret))
  const rows: Record<string, number> = {}
  const named = await listNamedFiles(client)
  const media = new Set<string>()
  for (const table of tables) {
    let chunk = 0
    let count = 0
    for await (const text of dumpTable(client, table)) {
      chunk += 1
      count += countLines(text)
      for (const key of mediaIn(text)) media.add(key)
      await writer.add(entryNames.chunk(table.name, chunk), await compress(text, { level: LEVEL }))
    }
    rows[table.name] = count
  }
  const sequences = await readSequences(client)
  await client.query('commit')
  return { rows, sequences, named, media }
}
