// What the server needs. Archives are written and read by other processes, which import them directly:
// `backup-program.ts` and the scripts.
export { describeBackupFailures } from './describe-failures.ts'
export { makeDueBackup } from './make-backup.ts'
export { readBackups } from './store.ts'
