import type { Readable } from 'node:stream'

/** Bytes of a file, both ends counted from 0 and included, as HTTP says them. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface StoredFile {
  readonly key: string
  readonly storedAt: Date
}

/** Keeps files under keys such as `photos/2026/…webp`. Adapters: folder and s3. */
export interface ObjectStorage {
  /** Stores or replaces. When it returns, the bytes are safe. */
  put(key: string, data: Uint8Array, contentType: string): Promise<void>
  /** Null when there is nothing under `key`. */
  get(key: string): Promise<Uint8Array | null>
  /** How many bytes there are; null when there is nothing under `key`. */
  size(key: string): Promise<number | null>
  /** A part of a file, read as fast as it is taken. Only for a range that the file has. */
  open(key: string, range: ByteRange): Promise<Readable>
  /** Every file below a folder such as `photos`, in any order. */
  list(folder: string): AsyncIterable<StoredFile>
  /** Nothing under `key` is fine. */
  delete(key: string): Promise<void>
}
