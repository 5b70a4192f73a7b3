import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { LINE_END } from '../archive/copy-text.ts'
import type { Beginning } from '../archive/format.ts'
import { columnList, quoted } from './describe-database.ts'

const CHUNK_BYTES = 1024 * 1024

/** Yields the rows of a table as COPY text in chunks of whole lines, about 1 MB each. */
export async function* dumpTable(
  client: pg.ClientBase,
  { name, columns }: Beginning['tables'][number],
): AsyncGenerator<Buffer> {
  const rows = client.query(
    copyTo(`copy public.${quoted(name)} (${columnList(columns)}) to stdout`),
  )
  let pieces: Buffer[] = []
  let size = 0
  for await (const piece of rows) {
    pieces.push(piece)
    size += piece.length
    if (size < CHUNK_BYTES) continue
    const text = Buffer.concat(pieces)
    const cut = text.lastIndexOf(LINE_END) + 1
    if (cut === 0) continue
    yield text.subarray(0, cut)
    pieces = [text.subarray(cut)]
    size = text.length - cut
  }
  if (size > 0) yield Buffer.concat(pieces)
}
