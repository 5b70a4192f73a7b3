import type { Readable } from 'node:stream'

/** Byte range as in HTTP: both ends count from 0 and are inclusive. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Files below it are made from other data; backups leave them out. */
export const DERIVED_FOLDER = 'derived'

interface StoredFile {
  readonly key: string
  readonly storedAt: Date
}

/** Stores files under keys such as `photos/2026/…webp`. Adapters: folder and s3. */
export interface ObjectStorage {
  /** Creates or replaces a file. When it returns, the bytes are durable. */
  put(key: string, data: Uint8Array, contentType: string): Promise<void>
  /** Reads a file; null when there is none under `key`. */
  get(key: string): Promise<Uint8Array | null>
  /** Size in bytes; null when there is no file under `key`. */
  size(key: string): Promise<number | null>
  /** Streams a range of a file, which must lie within the file. */
  open(key: string, range: ByteRange): Promise<Readable>
  /** Lists every file below a folder such as `photos`, or every file, in any order. */
  list(folder?: string): AsyncIterable<StoredFile>
  /** Deletes a file; does nothing when there is none under `key`. */
  delete(key: string): Promise<void>
}

/** Reads single files. */
export type ReadableStorage = Pick<ObjectStorage, 'get'>
