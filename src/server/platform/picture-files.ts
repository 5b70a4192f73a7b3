import { randomUUID } from 'node:crypto'
import { itemAt } from '#domain/collections/lists.ts'
import { photoSidesPx } from '#domain/limits/limits.ts'
import type { Deps } from '#server/deps.ts'
import { clientNetwork } from './client-network.ts'
import type { RequestContext } from './context.ts'
import { PICTURE_CONTENT_TYPE, type Picture, readPicture } from './pictures.ts'
import { refuse } from './refusal.ts'

/** Columns of a stored picture. */
export interface StoredPicture {
  readonly id: string
  /** Upload order, starting at 1. */
  readonly position: number
  readonly storage_key: string
  readonly thumbnail_key: string
  readonly width: number
  readonly height: number
  readonly bytes: number
}

type Files = Pick<StoredPicture, 'storage_key' | 'thumbnail_key'>

/**
 * Decodes the uploads and stores them below `folder`. Decodes all before it stores the first, so a
 * refused one leaves nothing behind. Never call it inside a transaction.
 *
 * Refuses IMAGE_TOO_SMALL and what {@link readPicture} refuses.
 */
export async function storePictures(
  storage: Deps['storage'],
  folder: string,
  { files, ip }: Pick<RequestContext, 'files' | 'ip'>,
): Promise<StoredPicture[]> {
  const pictures: Picture[] = []
  for (const { data } of files) {
    const picture = await readPicture(data, clientNetwork(ip))
    if (Math.min(picture.width, picture.height) < photoSidesPx.min) refuse('IMAGE_TOO_SMALL')
    pictures.push(picture)
  }
  const stored = pictures.map((picture, index) => placed(folder, index + 1, picture))
  try {
    for (const [index, { data, thumbnail }] of pictures.entries()) {
      const { storage_key, thumbnail_key } = itemAt(stored, index)
      await storage.put(storage_key, data, PICTURE_CONTENT_TYPE)
      await storage.put(thumbnail_key, thumbnail, PICTURE_CONTENT_TYPE)
    }
  } catch (error) {
    await Promise.allSettled(stored.map((picture) => deletePictureFiles(storage, picture)))
    throw error
  }
  return stored
}

function placed(folder: string, position: number, { data, width, height }: Picture): StoredPicture {
  const id = randomUUID()
  return {
    id,
    position,
    storage_key: `${folder}/${id}.jpg`,
    thumbnail_key: `${folder}/${id}-small.jpg`,
    width,
    height,
    bytes: data.length,
  }
}

export async function deletePictureFiles(storage: Deps['storage'], picture: Files) {
  await storage.delete(picture.storage_key)
  await storage.delete(picture.thumbnail_key)
}

/**
 * Deletes the files of pictures that no row references. Checks `isReferenced` first: the commit may
 * have succeeded although its reply was lost.
 */
export async function discardOrphanedPictures(
  { storage, log }: Pick<Deps, 'storage' | 'log'>,
  pictures: readonly StoredPicture[],
  isReferenced: (id: string) => Promise<boolean>,
) {
  for (const picture of pictures) {
    try {
      if (!(await isReferenced(picture.id))) await deletePictureFiles(storage, picture)
    } catch (error) {
      log.error({ err: error, picture: picture.id }, 'a picture that nothing took was not deleted')
    }
  }
}

/** Picture ID in a key of {@link storePictures}; null for any other key. */
export const findPictureId = (key: string): string | null =>
  /\/([0-9a-f-]{36})(?:-small)?\.jpg$/.exec(key)?.[1] ?? null
