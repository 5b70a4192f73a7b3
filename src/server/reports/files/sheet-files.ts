import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { mediaKeyOf } from '#domain/media/media-address.ts'
import type { Deps } from '#server/deps.ts'
import { refuse } from '#server/platform/refusal.ts'
import { createWorkerPool } from '#server/platform/workers/worker-pool.ts'
import type { ReadableSheet } from '../read-report.ts'
import { type SheetFile, storageKeyOf } from './sheet-file.ts'
import type { WriteFileTask } from './write-file.ts'

const DIGEST_BYTES = 32
const MOST_THREADS = 2

const writeInThread = createWorkerPool<WriteFileTask, Uint8Array | null>(
  new URL('./write-file.ts', import.meta.url),
  {
    // One core stays free for calls.
    threads: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
    maxWaiting: 24,
    maxMs: 60_000,
    maxHeapMb: 192,
  },
)

type ReadSheetFile = (sheet: ReadableSheet, file: SheetFile) => Promise<Uint8Array>

/**
 * Returns a function that reads a file of a sheet. A file is written once per published version and
 * stored; a new version replaces it. A draft's is never stored. Concurrent requests share one writing.
 *
 * The function refuses NOT_FOUND for a kind without such a file, and UNAVAILABLE if it cannot be
 * written now. Source: docs/rules.md S-15.
 */
export function createSheetFiles(outside: Pick<Deps, 'storage' | 'now' | 'log'>): ReadSheetFile {
  const { storage, now, log } = outside
  const writing = new Map<string, Promise<Uint8Array>>()

  async function readFile(sheet: ReadableSheet, file: SheetFile) {
    const key = storageKeyOf(sheet.report.id, file)
    const digest = digestOf(sheet.report)
    const stored = await storage.get(key)
    if (stored && digest.equals(stored.subarray(0, DIGEST_BYTES))) {
      return stored.subarray(DIGEST_BYTES)
    }
    const name = `${key} ${digest.toString('base64')}`
    const written = writing.get(name) ?? writeFile(sheet, file).finally(() => writing.delete(name))
    writing.set(name, written)
    return written
  }

  async function writeFile({ report, isDraft }: ReadableSheet, file: SheetFile) {
    const task = { report, file, at: now(), pictures: await picturesOf(report) }
    const data = (await writeInThread(task)) ?? refuse('NOT_FOUND')
    if (!isDraft) {
      await store(storageKeyOf(report.id, file), Buffer.concat([digestOf(report), data]))
    }
    return data
  }

  async function picturesOf(report: unknown) {
    const found = new Map<string, Uint8Array>()
    for (const key of mediaKeysIn(report)) {
      const picture = await storage.get(key)
      if (picture) found.set(key, picture)
    }
    return found
  }

  async function store(key: string, data: Uint8Array) {
    try {
      await storage.put(key, data, 'application/octet-stream')
    } catch (error) {
      // A full storage must not keep a customer from reading the sheet.
      log.error({ err: error }, 'a file of a sheet was not stored')
    }
  }

  return readFile
}

/** Digest of all that a file shows; it differs for another version or another name of the customer. */
const digestOf = (report: unknown) => createHash('sha256').update(JSON.stringify(report)).digest()

/** Storage keys of the uploaded pictures that a value names anywhere. */
function mediaKeysIn(value: unknown): string[] {
  const key = typeof value === 'string' && mediaKeyOf(value)
  if (key) return [key]
  return value && typeof value === 'object' ? Object.values(value).flatMap(mediaKeysIn) : []
}
