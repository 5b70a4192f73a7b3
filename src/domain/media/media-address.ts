import { isOneOf } from '#domain/collections/lists.ts'
import { keysOf } from '#domain/collections/records.ts'

/** URL folder of the studio's pictures and videos, and prefix of their storage keys. */
export const MEDIA_FOLDER = 'media'

const NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,160}\.(webp|avif|mp4|webm)$/
const MEDIA_URL = /^\/(media\/[A-Za-z0-9][A-Za-z0-9._-]{0,199})$/
const PICTURE_ADDRESS = /^\/media\/([A-Za-z0-9][A-Za-z0-9-]{0,160}-(\d{1,5})x(\d{1,5}))\.webp$/

export const contentTypes = {
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const
export type MediaKind = keyof typeof contentTypes
const mediaKinds = keysOf(contentTypes)

/** Greatest width of a small copy: twice that of a phone. */
export const SMALL_WIDTH_PX = 800

/** Size of a picture and URL of its small copy, as parsed from its URL. */
interface MediaPicture {
  readonly url: string
  readonly smallUrl: string
  readonly width: number
  readonly height: number
}

/** Names contain the size, so that a page can reserve space before the picture is loaded. */
export const pictureName = (id: string, { width, height }: { width: number; height: number }) =>
  `${id}-${width}x${height}.webp`
/** A small copy is an AVIF, which takes half the bytes of a WebP. */
export const smallNameOf = (name: string) => name.replace(/\.webp$/, '-small.avif')
export const addressOf = (name: string) => `/${MEDIA_FOLDER}/${name}`

/** Returns the storage key of an upload's URL; null for any other URL. */
export const mediaKeyOf = (url: string): string | null => MEDIA_URL.exec(url)?.[1] ?? null

/** Returns the content type of a valid name; null for any other. */
export function contentTypeOf(name: string): string | null {
  const [, kind] = NAME.exec(name) ?? []
  return isOneOf(mediaKinds, kind) ? contentTypes[kind] : null
}

/** Parses the URL of a picture that the studio uploaded; null for any other URL. */
export function parseMediaPicture(url: string): MediaPicture | null {
  const [, stem, width, height] = PICTURE_ADDRESS.exec(url) ?? []
  if (!stem) return null
  return { url, smallUrl: smallNameOf(url), width: Number(width), height: Number(height) }
}
