import { readdir, readFile } from 'node:fs/promises'
import { addressOf, contentTypeOf, MEDIA_FOLDER } from '#domain/media/media-address.ts'
import type { Deps } from '#server/deps.ts'
import { required } from '#server/platform/required.ts'

/** Pictures drawn by scripts/draw-media.ts; their names contain a hash of the content. */
const FOLDER = new URL('./media/', import.meta.url)

/** Stores the pictures of the base content. Never call it inside a transaction. */
export async function storeFirstMedia(storage: Deps['storage']) {
  for (const name of await readdir(FOLDER)) {
    const data = await readFile(new URL(name, FOLDER))
    await storage.put(
      `${MEDIA_FOLDER}/${name}`,
      data,
      required(contentTypeOf(name), `content type of ${name}`),
    )
  }
}

/** Returns a function that maps a picture's name to its URL. */
export async function firstMediaAddresses(): Promise<(picture: string) => string> {
  const names = (await readdir(FOLDER)).filter((name) => !name.includes('-small.'))
  return (picture) => {
    const file = names.find(
      (name) => name.replace(/-[\da-f]{10}(?:-\d+x\d+)?\.\w+$/, '') === picture,
    )
    if (!file) throw new Error(`no medium of the base content is called ${picture}`)
    return addressOf(file)
  }
}
