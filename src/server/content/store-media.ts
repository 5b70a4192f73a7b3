import { createHash } from 'node:crypto'
import {
  addressOf,
  contentTypes,
  MEDIA_FOLDER,
  parseMediaPicture,
  pictureName,
  smallNameOf,
} from '#domain/media/media-address.ts'
import type { Deps } from '#server/deps.ts'
import { pictureFormat } from '#server/platform/picture-format.ts'
import { readGraphic } from '#server/platform/pictures.ts'
import { refuse } from '#server/platform/refusal.ts'
import { required } from '#server/platform/required.ts'
import { videoFormat } from '#server/platform/video-format.ts'

const ID_LENGTH = 32

/**
 * Stores a picture, re-encoded and with a small copy, or a video unchanged. The name is a hash of
 * the file, so that the same file is stored once. Never call it within a transaction.
 *
 * Refuses MEDIA_NOT_SUPPORTED (by content, never by name), and a broken picture with the reader's
 * refusal.
 */
export async function storeMedia(storage: Deps['storage'], file: Uint8Array) {
  const video = videoFormat(file)
  if (video) return storeVideo(storage, video, file)
  return pictureFormat(file) ? storePicture(storage, file) : refuse('MEDIA_NOT_SUPPORTED')
}

async function storeVideo(storage: Deps['storage'], kind: 'mp4' | 'webm', file: Uint8Array) {
  const name = `${idOf(file)}.${kind}`
  const contentType = contentTypes[kind]
  await storage.put(`${MEDIA_FOLDER}/${name}`, file, contentType)
  return {
    url: addressOf(name),
    content_type: contentType,
    bytes: file.length,
    width: null,
    height: null,
    small_url: null,
  }
}

async function storePicture(storage: Deps['storage'], file: Uint8Array) {
  const picture = await readGraphic(file, 'studio')
  const name = pictureName(idOf(file), picture)
  const contentType = contentTypes.webp
  await storage.put(`${MEDIA_FOLDER}/${smallNameOf(name)}`, picture.thumbnail, contentTypes.avif)
  await storage.put(`${MEDIA_FOLDER}/${name}`, picture.data, contentType)
  const { url, smallUrl, width, height } = required(
    parseMediaPicture(addressOf(name)),
    'address of a stored picture',
  )
  return {
    url,
    content_type: contentType,
    bytes: picture.data.length,
    width,
    height,
    small_url: smallUrl,
  }
}

const idOf = (file: Uint8Array) =>
  createHash('sha256').update(file).digest('hex').slice(0, ID_LENGTH)
