import type { Db } from '#server/platform/database.ts'
import type { BackupReport } from '#server/ports/backup-runner.ts'

/** The last backup that was made and read back, and whether a later attempt failed. */
interface BackupState {
  readonly last: {
    readonly beganAt: Date
    readonly location: string
    readonly archive: string
    readonly bytes: number
    readonly lostFiles: number
  } | null
  readonly failure: { readonly at: Date; readonly problem: string } | null
}

export async function readBackups(db: Db): Promise<BackupState> {
  const rows = db.selectFrom('backups').selectAll().orderBy('id', 'desc').limit(1)
  const [done, newest] = await Promise.all([
    rows.where('archive', 'is not', null).executeTakeFirst(),
    rows.executeTakeFirst(),
  ])
  return {
    last: done?.archive
      ? {
          beganAt: done.began_at,
          location: done.location,
          archive: done.archive,
          bytes: done.bytes ?? 0,
          lostFiles: done.lost_files ?? 0,
        }
      : null,
    failure: newest?.problem ? { at: newest.ended_at, problem: newest.problem } : null,
  }
}

export async function insertBackup(db: Db, report: BackupReport, endedAt: Date): Promise<void> {
  const { beganAt, location, archive, bytes, lostFiles } = report
  await db
    .insertInto('backups')
    .values({
      began_at: beganAt,
      ended_at: endedAt,
      location,
      archive,
      bytes,
      lost_files: lostFiles,
    })
    .execute()
}

export async function insertFailure(
  db: Db,
  failure: {
    readonly beganAt: Date
    readonly endedAt: Date
    readonly location: string
    readonly problem: string
  },
): Promise<string> {
  const { id } = await db
    .insertInto('backups')
    .values({
      began_at: failure.beganAt,
      ended_at: failure.endedAt,
      location: failure.location,
      problem: failure.problem,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}
