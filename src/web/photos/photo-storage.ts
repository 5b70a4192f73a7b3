import type { PreparedPhoto } from './prepare-photo.ts'

const DATABASE = 'gyeol'
const STORE = 'photos'
const VERSION = 2

const keyOf = (form: string, slot: number) => `${form}/${slot}`

/** A photo as private windows of WebKit store it, which refuse a `Blob`. */
type StoredBytes = Omit<PreparedPhoto, 'blob'> & {
  readonly bytes: ArrayBuffer
  readonly type: string
}

/** The last photo of each place: an earlier one must not be stored after it. */
const latest = new Map<string, PreparedPhoto | null>()

/**
 * Stores a form's photo on this device until it is sent, or deletes it. Never fails: without storage,
 * a reload loses it.
 */
export async function storePhoto(form: string, slot: number, photo: PreparedPhoto | null) {
  const key = keyOf(form, slot)
  latest.set(key, photo)
  const done = await inStore('readwrite', (store) =>
    photo ? store.put(photo, key) : store.delete(key),
  )
  if (!photo || done !== undefined) return
  const bytes = await bytesOf(photo)
  if (bytes && latest.get(key) === photo) {
    await inStore('readwrite', (store) => store.put(bytes, key))
  }
}

/** Null for a chosen file that was changed or removed meanwhile. */
const bytesOf = ({ blob, ...photo }: PreparedPhoto): Promise<StoredBytes | null> =>
  blob.arrayBuffer().then(
    (bytes) => ({ ...photo, bytes, type: blob.type }),
    () => null,
  )

/** Reads a stored photo; undefined if there is none, `damaged` (once) if it is unusable. */
export async function readPhoto(form: string, slot: number) {
  const found = withBlob(await inStore('readonly', (store) => store.get(keyOf(form, slot))))
  if (found === undefined) return undefined
  if (isPhoto(found) && (await isReadable(found))) return found
  await storePhoto(form, slot, null)
  return 'damaged'
}

function withBlob(found: unknown): unknown {
  if (typeof found !== 'object' || found === null) return found
  if (!('bytes' in found && found.bytes instanceof ArrayBuffer)) return found
  const { bytes, ...photo } = found
  const type = 'type' in found && typeof found.type === 'string' ? found.type : ''
  return { ...photo, blob: new Blob([bytes], { type }) }
}

/** Tells a photo from what another release stored. */
const isPhoto = (found: unknown): found is PreparedPhoto =>
  typeof found === 'object' &&
  found !== null &&
  'blob' in found &&
  found.blob instanceof Blob &&
  'name' in found &&
  typeof found.name === 'string'

/** Browsers may lose some of a stored photo's bytes. */
async function isReadable({ blob, shown }: PreparedPhoto): Promise<boolean> {
  if (blob.size === 0) return false
  try {
    await blob.slice(0, 1).arrayBuffer()
    if (shown) (await createImageBitmap(blob)).close()
    return true
  } catch {
    return false
  }
}

async function inStore(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  try {
    const database = await open()
    try {
      return await answerOf(ask(database.transaction(STORE, mode).objectStore(STORE)))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION)
  request.onupgradeneeded = () => {
    for (const name of [...request.result.objectStoreNames]) request.result.deleteObjectStore(name)
    request.result.createObjectStore(STORE)
  }
  return answerOf(request)
}

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
