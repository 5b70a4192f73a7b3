import { isBackupLate } from '#domain/backups/schedule.ts'
import { readBackups } from '#server/backups/index.ts'
import { backupTargetOf } from '#server/choose-adapters.ts'
import { errorMessage } from '#server/platform/error-fields.ts'
import { isMigrated } from '#server/platform/migrations.ts'
import { type Check, fail, ok, warn } from '../finding.ts'

/** Lists the archives, and sees whether the last backup is among them and how old it is. */
export const backups: Check = {
  name: 'backups',
  async examine({ db, config }) {
    const target = await backupTargetOf(config)
    if (!target)
      return [
        warn(
          'no backups are made',
          'set BACKUP_DIR or BACKUP_S3_BUCKET, and BACKUP_RECIPIENT, as in docs/backup.md',
        ),
      ]
    let archives: readonly string[]
    try {
      archives = await target.list()
    } catch (error) {
      return [
        fail(
          `${target.location} cannot be listed (${errorMessage(error)})`,
          'check that the place exists, its rights and its keys',
        ),
      ]
    }
    if (!db || !(await isMigrated(db))) return [ok(`${target.location} can be listed`)]
    const { last } = await readBackups(db)
    if (!last) return [warn('no backup has been made yet', 'run npm run backup')]
    if (!archives.includes(last.archive))
      return [
        fail(
          `the last backup, ${last.archive}, is not in ${target.location}`,
          'check that its disk is mounted and that this is the right place, then run npm run backup',
        ),
      ]
    const age = `the last backup began at ${last.beganAt.toISOString()}`
    return isBackupLate(new Date(), last.beganAt)
      ? [fail(age, 'read the last failure in the opening checklist, then run npm run backup')]
      : [ok(age)]
  },
}
