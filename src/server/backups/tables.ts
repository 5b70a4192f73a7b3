import type { Generated } from 'kysely'

/** Columns as the migrations define them; times are UTC. */
export interface BackupTables {
  backups: {
    id: Generated<number>
    began_at: Date
    ended_at: Date
    /** Folder or bucket. */
    location: string
    /** Null if the backup failed; then `problem` says why. */
    archive: string | null
    problem: string | null
    bytes: number | null
    lost_files: number | null
  }
}
