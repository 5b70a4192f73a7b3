import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { z } from 'zod'
import type { ByteStream } from '#server/ports/backup-target.ts'
import { ArchiveError } from './archive-error.ts'
import { countLines } from './copy-text.ts'
import {
  type Beginning,
  beginning,
  type End,
  end,
  entryNames,
  keyOfFile,
  tableOfChunk,
} from './format.ts'
import { type ArchiveEntry, readArchive, readEntry } from './read-archive.ts'

/** What happens with each part of an archive; the parts come in the order of {@link entryNames}. */
interface ArchiveHandler {
  begin?(beginning: Beginning): Promise<void>
  secret?(secret: string): Promise<void>
  /** Rows of a table as COPY text: whole lines. */
  rows?(table: string, text: Buffer): Promise<void>
  file?(key: string, data: Buffer): Promise<void>
}

export interface ArchiveContents {
  readonly beginning: Beginning
  readonly secret: string
  readonly end: End
}

const decompress = promisify(gunzip)

/**
 * Reads a whole archive, passes each part to `handler`, and compares what was read with the counts at
 * its end.
 *
 * @throws ArchiveError for a wrong key and for a foreign, incomplete or damaged archive.
 */
export async function readContents(
  bytes: ByteStream,
  identity: string,
  handler: ArchiveHandler = {},
): Promise<ArchiveContents> {
  let began: Beginning | undefined
  let secret: string | undefined
  let ended: End | undefined
  const rows: Record<string, number> = {}
  const files = { count: 0, bytes: 0 }
  for await (const entry of readArchive(bytes, identity)) {
    if (ended) throw incomplete()
    if (!began) {
      if (entry.name !== entryNames.beginning) throw notOurs()
      began = await parsed(entry, beginning)
      for (const { name } of began.tables) rows[name] = 0
      await handler.begin?.(began)
      continue
    }
    const table = tableOfChunk(entry.name)
    const key = keyOfFile(entry.name)
    if (table) {
      const text = await decompress(await readEntry(entry))
      rows[table] = (rows[table] ?? 0) + countLines(text)
      await handler.rows?.(table, text)
    } else if (key) {
      const data = await readEntry(entry)
      files.count += 1
      files.bytes += data.length
      await handler.file?.(key, data)
    } else if (entry.name === entryNames.secret) {
      secret = (await readEntry(entry)).toString()
      await handler.secret?.(secret)
    } else if (entry.name === entryNames.end) {
      ended = await parsed(entry, end)
    } else {
      throw notOurs()
    }
  }
  if (!began || !ended || secret === undefined) throw incomplete()
  const isWhole =
    JSON.stringify(rows) === JSON.stringify(ended.rows) &&
    files.count === ended.files &&
    files.bytes === ended.file_bytes
  if (!isWhole) throw incomplete()
  return { beginning: began, secret, end: ended }
}

async function parsed<T extends z.ZodType>(entry: ArchiveEntry, schema: T): Promise<z.output<T>> {
  try {
    return schema.parse(JSON.parse((await readEntry(entry)).toString()))
  } catch (error) {
    if (error instanceof ArchiveError) throw error
    throw new ArchiveError('This archive was made by another version that this one cannot read.', {
      cause: error,
    })
  }
}

const notOurs = () => new ArchiveError('This is not a backup of this software.')
const incomplete = () => new ArchiveError('This archive is incomplete. Use another one.')
