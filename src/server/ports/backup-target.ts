export type ByteStream = ReadableStream<Uint8Array>

/** A place for archives. Adapters: folder and S3 bucket. */
export interface BackupTarget {
  /** Folder or bucket, as the owner reads it. */
  readonly location: string
  /** Names of complete archives and of other files there. */
  list(): Promise<string[]>
  /**
   * Stores an archive. It appears under its name only when every byte is stored; one that `check`
   * refuses does not stay.
   */
  write(
    name: string,
    bytes: ByteStream,
    check: (stored: ByteStream) => Promise<void>,
  ): Promise<void>
  /** @throws if there is no such archive. */
  read(name: string): Promise<ByteStream>
  delete(name: string): Promise<void>
  /** Deletes what a killed process left behind. Call it only while no archive is being written. */
  deleteUnfinished(): Promise<void>
}
