import { isBackupDue } from '#domain/backups/schedule.ts'
import type { Deps } from '#server/deps.ts'
import { emitAdminEvent } from '#server/notifications/index.ts'
import { inTransaction } from '#server/platform/database.ts'
import { errorMessage } from '#server/platform/error-fields.ts'
import type { BackupReport, BackupRunner } from '#server/ports/backup-runner.ts'
import { insertBackup, insertFailure, readBackups } from './store.ts'

type BackupDeps = Pick<Deps, 'db' | 'now'>

/** Job: makes the day's backup unless it was made. A failure is recorded and mailed once. */
export async function makeDueBackup({
  backups,
  log,
  ...deps
}: BackupDeps & Pick<Deps, 'backups' | 'log'>): Promise<BackupReport | null> {
  if (!backups) return null
  const { last, failure } = await readBackups(deps.db)
  const times = { lastBegan: last?.beganAt ?? null, lastFailed: failure?.at ?? null }
  if (!isBackupDue(deps.now(), { ...times, hour: backups.hour })) return null
  try {
    return await makeBackup(deps, backups)
  } catch (error) {
    log.error({ err: error }, 'the backup failed')
    return null
  }
}

/**
 * Makes a backup now and records its outcome. Returns null if another one is running. The first
 * failure after a success is an event for the administrators.
 *
 * @throws what made it fail.
 */
export async function makeBackup(
  { db, now }: BackupDeps,
  runner: BackupRunner,
): Promise<BackupReport | null> {
  const beganAt = now()
  try {
    const report = await runner.run()
    if (report) await insertBackup(db, report, now())
    return report
  } catch (error) {
    const endedAt = now()
    await inTransaction(db, async (tx) => {
      const { failure } = await readBackups(tx)
      const problem = errorMessage(error)
      const id = await insertFailure(tx, { beganAt, endedAt, location: runner.location, problem })
      if (!failure) {
        await emitAdminEvent(tx, { occasion: 'BACKUP_FAILED', subject: id, at: endedAt })
      }
    })
    throw error
  }
}
