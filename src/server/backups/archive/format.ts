import { z } from 'zod'

/**
 * Entries of an archive in their order: the beginning, the secret, the tables in chunks of COPY text
 * (parents before the rows that refer to them), the files, and the end. An archive without its end
 * is not complete. docs/backup.md shows how to read one with `age` and `tar` alone.
 */
export const entryNames = {
  beginning: 'beginning.json',
  secret: 'secret',
  chunk: (table: string, number: number) =>
    `database/${table}/${String(number).padStart(6, '0')}.copy.gz`,
  file: (key: string) => `files/${key}`,
  end: 'end.json',
} as const

const CHUNK = /^database\/(\w+)\/\d{6}\.copy\.gz$/
const FILE_PREFIX = 'files/'

/** The table of a chunk; null for any other entry. */
export const tableOfChunk = (entry: string): string | null => CHUNK.exec(entry)?.[1] ?? null

/** The storage key of a file; null for any other entry. */
export const keyOfFile = (entry: string): string | null =>
  entry.startsWith(FILE_PREFIX) ? entry.slice(FILE_PREFIX.length) : null

const name = z.string().regex(/^\w+$/)
const count = z.number().int().nonnegative()

export const beginning = z.object({
  format: z.literal('gyeol-backup'),
  version: z.literal(1),
  began_at: z.iso.datetime(),
  /** Migrations of the database, in order. */
  migrations: z.array(z.string()).min(1),
  /** Tables that hold data, parents first, with the columns of their chunks. */
  tables: z.array(z.object({ name, columns: z.array(name) })),
})
export type Beginning = z.infer<typeof beginning>

export const end = z.object({
  /** Rows by table. */
  rows: z.record(name, count),
  sequences: z.array(z.object({ name, last: count, is_called: z.boolean() })),
  files: count,
  file_bytes: count,
  /** Files that a row of the snapshot names and that were deleted before they were copied. */
  deleted_files: z.array(z.string()),
  /** Files that are named and were not there although nothing deleted their rows. */
  lost_files: z.array(z.string()),
})
export type End = z.infer<typeof end>
