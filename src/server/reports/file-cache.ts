/**
 * Caches files that take long to write, up to `maxBytes`; evicts the least recently used.
 * Concurrent requests for one file share one write.
 */
export class FileCache {
  readonly #writing = new Map<string, Promise<Uint8Array>>()
  /** The most recently used file is last. */
  readonly #files = new Map<string, Uint8Array>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** Returns the file of a key. A failed write is tried again with the next request. */
  read(key: string, write: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const cached = this.#files.get(key)
    if (cached) {
      this.#files.delete(key)
      this.#files.set(key, cached)
      return Promise.resolve(cached)
    }
    const running = this.#writing.get(key) ?? this.#write(key, write)
    this.#writing.set(key, running)
    return running
  }

  async #write(key: string, write: () => Promise<Uint8Array>): Promise<Uint8Array> {
    try {
      const data = await write()
      this.#add(key, data)
      return data
    } finally {
      this.#writing.delete(key)
    }
  }

  #add(key: string, data: Uint8Array) {
    this.#files.set(key, data)
    this.#bytes += data.length
    for (const [oldest, file] of this.#files) {
      if (this.#bytes <= this.#maxBytes) return
      this.#files.delete(oldest)
      this.#bytes -= file.length
    }
  }
}
