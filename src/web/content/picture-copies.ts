import { mediaPicture } from '#domain/media/media-address.ts'

interface PictureCopies {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
}

/**
 * For an `img`: a phone takes the small copy of the studio's own picture; a picture from elsewhere
 * has none. `sizes` says how wide the picture stands, as in HTML.
 */
export function pictureCopies(url: string, sizes: string): PictureCopies {
  const own = mediaPicture(url)
  if (!own) return { src: url }
  return {
    src: url,
    srcSet: `${own.smallUrl} ${own.smallWidth}w, ${own.url} ${own.width}w`,
    sizes,
  }
}
