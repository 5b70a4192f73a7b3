import type { PreparedPhoto } from './prepare-photo.ts'

const DATABASE = 'gyeol'
const STORE = 'photos'
const VERSION = 2

const keyOf = (form: string, slot: number) => `${form}/${slot}`

/**
 * Stores a form's photo on this device until it is sent. Never fails: without storage, a reload
 * loses it.
 */
export const storePhoto = (form: string, slot: number, photo: PreparedPhoto | null) =>
  inStore('readwrite', (store) =>
    photo ? store.put(photo, keyOf(form, slot)) : store.delete(keyOf(form, slot)),
  )

/** Reads a stored photo; undefined if there is none, `damaged` (once) if it is unusable. */
export async function readPhoto(form: string, slot: number) {
  const found = await inStore<unknown>('readonly', (store) => store.get(keyOf(form, slot)))
  if (found === undefined) return undefined
  if (await isUsable(found)) return found as PreparedPhoto
  await storePhoto(form, slot, null)
  return 'damaged'
}

/** Browsers may lose some of a stored photo's bytes. */
async function isUsable(found: unknown): Promise<boolean> {
  const { blob, name, shown } = (found ?? {}) as Partial<PreparedPhoto>
  if (!(blob instanceof Blob) || blob.size === 0 || typeof name !== 'string') return false
  try {
    await blob.slice(0, 1).arrayBuffer()
    if (shown) (await createImageBitmap(blob)).close()
    return true
  } catch {
    return false
  }
}

async function inStore<Found>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Found | undefined> {
  try {
    const database = await open()
    try {
      return (await answerOf(ask(database.transaction(STORE, mode).objectStore(STORE)))) as Found
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
