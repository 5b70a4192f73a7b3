import sharp, { type Sharp } from 'sharp'
import { SMALL_WIDTH_PX } from '#domain/media/media-address.ts'
import type { DecoderAnswer } from './answer.ts'
import { MAX_PIXELS } from './limits.ts'

/** A re-encoded picture: upright and without metadata. */
export interface Picture {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  /** Copy of at most {@link THUMBNAIL_SIDE_PX} per side; of a graphic, {@link SMALL_WIDTH_PX} wide. */
  readonly thumbnail: Uint8Array
}

export const LONGEST_SIDE_PX = 2_400
const THUMBNAIL_SIDE_PX = 480
const QUALITY = 85
const THUMBNAIL_QUALITY = 78
/** The smallest copies and the quickest encoding without visible loss. */
const SMALL_COPY = { quality: 55, effort: 3, chromaSubsampling: '4:2:0' } as const

// Disables the cache: a customer's photo must not stay in memory.
sharp.cache(false)

export const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

const forms = {
  /** A customer's photo, encoded as JPEG. */
  photo: {
    encode: (picture: Sharp) =>
      picture.flatten({ background: 'white' }).jpeg({ quality: QUALITY, mozjpeg: true }),
    encodeSmall: (picture: Sharp) => picture.jpeg({ quality: THUMBNAIL_QUALITY, mozjpeg: true }),
    smallSize: within(THUMBNAIL_SIDE_PX),
  },
  /** A picture of the studio, encoded as WebP with transparency; its copy as AVIF. */
  graphic: {
    encode: (picture: Sharp) => picture.webp({ quality: QUALITY }),
    encodeSmall: (picture: Sharp) => picture.avif(SMALL_COPY),
    smallSize: { width: SMALL_WIDTH_PX, withoutEnlargement: true },
  },
}
export type PictureForm = keyof typeof forms

/**
 * Re-encodes a picture upright, in sRGB, with at most {@link LONGEST_SIDE_PX} pixels per side. Stops
 * after `maxSeconds` of real time; 0 means no limit.
 */
export async function encodePicture(
  file: Uint8Array,
  form: PictureForm,
  { maxPixels = MAX_PIXELS, maxSeconds = 0 } = {},
): Promise<DecoderAnswer> {
  const { encode, encodeSmall, smallSize } = forms[form]
  try {
    const upright = sharp(file, {
      failOn: 'error',
      limitInputPixels: maxPixels,
      sequentialRead: true,
      autoOrient: true,
    })
      .timeout({ seconds: maxSeconds })
      .resize(within(LONGEST_SIDE_PX))
    const { data, info } = await encode(upright).toBuffer({ resolveWithObject: true })
    const thumbnail = await encodeSmall(sharp(data).resize(smallSize)).toBuffer()
    return { data, width: info.width, height: info.height, thumbnail }
  } catch (error) {
    // The decoders of all formats report exhausted memory with this word.
    return /memory/i.test(String(error)) ? 'IMAGE_TOO_MANY_PIXELS' : 'IMAGE_BROKEN'
  }
}
