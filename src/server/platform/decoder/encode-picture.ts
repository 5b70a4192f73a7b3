import sharp, { type Sharp } from 'sharp'
import { SMALL_SIDE_PX } from '#domain/media/media-address.ts'
import type { DecoderAnswer } from './answer.ts'
import { MAX_PIXELS } from './limits.ts'

/** A picture as we keep it: upright, without anything but its pixels. */
export interface Picture {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  /** A copy whose longer side is at most {@link THUMBNAIL_SIDE_PX}, or {@link SMALL_SIDE_PX} of a graphic. */
  readonly thumbnail: Uint8Array
}

export const LONGEST_SIDE_PX = 2_400
export const THUMBNAIL_SIDE_PX = 480
const QUALITY = 85
const THUMBNAIL_QUALITY = 78
const TIME_LIMIT_SECONDS = 10

// Nothing of a customer's photo stays in memory once it is stored.
sharp.cache(false)

const forms = {
  /** A customer's photo: a JPEG. */
  photo: {
    encode: (picture: Sharp) =>
      picture.flatten({ background: 'white' }).jpeg({ quality: QUALITY, mozjpeg: true }),
    encodeSmall: (picture: Sharp) => picture.jpeg({ quality: THUMBNAIL_QUALITY, mozjpeg: true }),
    smallSide: THUMBNAIL_SIDE_PX,
  },
  /** A picture of the studio: a WebP that may be transparent. */
  graphic: {
    encode: (picture: Sharp) => picture.webp({ quality: QUALITY }),
    encodeSmall: (picture: Sharp) => picture.webp({ quality: THUMBNAIL_QUALITY }),
    smallSide: SMALL_SIDE_PX,
  },
}
export type PictureForm = keyof typeof forms

/** Decodes a file and encodes its pixels anew, upright, in sRGB, at most {@link LONGEST_SIDE_PX} long. */
export async function encodePicture(
  file: Uint8Array,
  form: PictureForm,
  maxPixels = MAX_PIXELS,
): Promise<DecoderAnswer> {
  const { encode, encodeSmall, smallSide } = forms[form]
  try {
    const upright = sharp(file, {
      failOn: 'error',
      limitInputPixels: maxPixels,
      sequentialRead: true,
      autoOrient: true,
    })
      .timeout({ seconds: TIME_LIMIT_SECONDS })
      .resize(within(LONGEST_SIDE_PX))
    const { data, info } = await encode(upright).toBuffer({ resolveWithObject: true })
    const thumbnail = await encodeSmall(sharp(data).resize(within(smallSide))).toBuffer()
    return { data, width: info.width, height: info.height, thumbnail }
  } catch (error) {
    // How the decoders of all formats say that they ran out of it.
    return /memory/i.test(String(error)) ? 'IMAGE_TOO_MANY_PIXELS' : 'IMAGE_BROKEN'
  }
}

export const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const
