import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import type pg from 'pg'
import { archiveNameAt } from '#domain/backups/archive-name.ts'
import { archivesToDelete } from '#domain/backups/rotation.ts'
import { connectionTo, DatabaseClient } from '#server/platform/database-client.ts'
import type { BackupReport } from '#server/ports/backup-runner.ts'
import type { BackupTarget, ByteStream } from '#server/ports/backup-target.ts'
import type { ObjectStorage } from '#server/ports/object-storage.ts'
import { type End, entryNames } from './archive/format.ts'
import { type ArchiveWriter, packArchive } from './archive/pack-archive.ts'
import { readContents } from './archive/read-contents.ts'
import { copyFiles } from './copy-files.ts'
import { dumpDatabase } from './database/dump-database.ts'
import { listNamedFiles } from './database/named-files.ts'

interface Backup {
  readonly databaseUrl: string
  readonly storage: ObjectStorage
  readonly target: BackupTarget
  /** Public keys of those who can open the archive. */
  readonly recipients: readonly string[]
  /** Secret of the installation, without which signed links and codes in the data are void. */
  readonly secret: string
  readonly now: () => Date
}

/** Key of the advisory lock that only one backup of a database holds. Must never change. */
const LOCK_KEY = 7_203_411
/** For a table that a migration locks. */
const LOCK_TIMEOUT_MS = 60_000

/**
 * Makes an archive of database and files, reads it back completely, then gives it its name and deletes
 * the archives that the rotation no longer needs. Returns null if another backup is running.
 *
 * Reading back needs a key: each archive is also encrypted for one that exists only in this function.
 */
export async function createBackup(backup: Backup): Promise<BackupReport | null> {
  const client = new DatabaseClient({ ...connectionTo(backup.databaseUrl), keepAlive: true })
  let lost: Error | undefined
  client.on('error', (error) => {
    lost = error
  })
  await client.connect()
  try {
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
       set lock_timeout = ${LOCK_TIMEOUT_MS}; set datestyle = 'ISO'; set intervalstyle = 'postgres';
       set extra_float_digits = 1; set client_encoding = 'UTF8'; set search_path = public`,
    )
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCK_KEY])
    return rows[0].held ? await writeArchive(client, backup) : null
  } catch (error) {
    throw lost ?? error
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function writeArchive(client: pg.Client, backup: Backup): Promise<BackupReport> {
  const { target, recipients, now } = backup
  const beganAt = now()
  const archive = archiveNameAt(beganAt)
  await target.deleteUnfinished()
  const identity = await generateX25519Identity()
  let end: End | undefined
  const { bytes, filled } = await packArchive(
    [...recipients, await identityToRecipient(identity)],
    async (writer) => {
      end = await fill(client, backup, writer, beganAt)
    },
  )
  const counted = countBytes(bytes)
  const written = target
    .write(archive, counted.bytes, async (stored) => void (await readContents(stored, identity)))
    .catch(async (error: unknown) => {
      // Ends the writer of a target that failed before it read.
      await counted.bytes.cancel(error).catch(() => undefined)
      throw error
    })
  const results = await Promise.allSettled([written, filled])
  for (const result of results) if (result.status === 'rejected') throw result.reason
  if (!end) throw new Error('the archive has no end')
  for (const name of archivesToDelete(await target.list())) await target.delete(name)
  return {
    archive,
    beganAt,
    location: target.location,
    bytes: counted.total(),
    rows: Object.values(end.rows).reduce((sum, count) => sum + count, 0),
    files: end.files,
    fileBytes: end.file_bytes,
    lostFiles: end.lost_files.length,
  }
}

async function fill(
  client: pg.Client,
  { storage, secret }: Backup,
  writer: ArchiveWriter,
  beganAt: Date,
): Promise<End> {
  const { rows, sequences, named, media } = await dumpDatabase(client, writer, { beganAt, secret })
  const { keys, bytes } = await copyFiles(storage, writer)
  const missing = [...named].filter((key) => !keys.has(key))
  // The row of a deleted file is gone by now; media are never deleted.
  const namedNow = missing.length > 0 ? await listNamedFiles(client) : new Set<string>()
  const end: End = {
    rows,
    sequences,
    files: keys.size,
    file_bytes: bytes,
    deleted_files: missing.filter((key) => !namedNow.has(key)),
    lost_files: [
      ...missing.filter((key) => namedNow.has(key)),
      ...[...media].filter((key) => !keys.has(key)),
    ],
  }
  await writer.add(entryNames.end, Buffer.from(JSON.stringify(end)))
  return end
}

function countBytes(bytes: ByteStream) {
  let total = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      total += piece.length
      controller.enqueue(piece)
    },
  })
  return { bytes: bytes.pipeThrough(counter), total: () => total }
}
