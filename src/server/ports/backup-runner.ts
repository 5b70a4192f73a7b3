export interface BackupReport {
  readonly archive: string
  readonly beganAt: Date
  readonly location: string
  readonly bytes: number
  readonly rows: number
  readonly files: number
  readonly fileBytes: number
  /** Files that rows name and that were not in the storage. */
  readonly lostFiles: number
}

/** Makes backups beside the server. */
export interface BackupRunner {
  /** Folder or bucket, as the owner reads it. */
  readonly location: string
  /** Hour in Seoul at which the day's backup is made. */
  readonly hour: number
  /** Makes a backup now; null if another one is running on any instance. */
  run(): Promise<BackupReport | null>
}
