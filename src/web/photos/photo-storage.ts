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
  const found = await inStore('readonly', (store) => store.get(keyOf(form, slot)))
  if (found === undefined) return undefined
  if (isPhoto(found) && (await isReadable(found))) return found
  await storePhoto(form, slot, null)
  return 'damaged'
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
