/** Keeps files under keys such as `photos/2026/…webp`. Adapters: folder and s3. */
export interface ObjectStorage {
  /** Stores or replaces. When it returns, the bytes are safe. */
  put(key: string, data: Uint8Array, contentType: string): Promise<void>
  /** Null when there is nothing under `key`. */
  get(key: string): Promise<Uint8Array | null>
  /** Nothing under `key` is fine. */
  delete(key: string): Promise<void>
}
