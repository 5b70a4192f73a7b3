import { parseMediaPicture } from '#domain/media/media-address.ts'

interface PictureCopies {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
}

/**
 * Returns `img` attributes: phones load the small copy of the studio's own pictures; external
 * pictures have none. `sizes` is the width as in HTML.
 */
export function pictureCopies(url: string, sizes: string): PictureCopies {
  const own = parseMediaPicture(url)
  if (!own) return { src: url }
  return {
    src: url,
    srcSet: `${own.smallUrl} ${own.smallWidth}w, ${own.url} ${own.width}w`,
    sizes,
  }
}
