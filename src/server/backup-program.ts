/** Makes one backup as its parent process asks, answers and ends. See `backup-runner.ts`. */
import { setPriority } from 'node:os'
import { createBackup } from './backups/create-backup.ts'
import { backupTargetOf, storageOf } from './choose-adapters.ts'
import type { Config } from './config.ts'
import { errorMessage } from './platform/error-fields.ts'
import { required } from './platform/required.ts'
import type { BackupReport } from './ports/backup-runner.ts'

export interface BackupTask {
  readonly config: Config
  readonly dataDir: string
  readonly databaseUrl: string
  readonly secret: string
}

/** JSON turns the date of a report into text. */
export type BackupAnswer =
  | { readonly problem: string }
  | {
      readonly report: (Omit<BackupReport, 'beganAt'> & { readonly beganAt: string | Date }) | null
    }

/** Below everything that answers visitors. */
const LOW_PRIORITY = 10

async function work({ config, dataDir, databaseUrl, secret }: BackupTask): Promise<BackupAnswer> {
  try {
    const report = await createBackup({
      databaseUrl,
      storage: await storageOf(config, dataDir),
      target: required(await backupTargetOf(config), 'a place for backups'),
      recipients: recipientsOf(config),
      secret,
      now: () => new Date(),
    })
    return { report }
  } catch (error) {
    return { problem: errorMessage(error) }
  }
}

const recipientsOf = ({ BACKUP_RECIPIENT = '' }: Config) => BACKUP_RECIPIENT.split(/\s*,\s*/)

setPriority(LOW_PRIORITY)
process.once('disconnect', () => process.exit(1))
process.once('message', async (task: BackupTask) => {
  const answer = await work(task)
  process.send?.(answer, () => process.exit(0))
})
