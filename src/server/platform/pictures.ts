import sharp, { type Sharp } from 'sharp'
import { SMALL_SIDE_PX } from '#domain/media/media-address.ts'
import { decodeHeic } from './heic/decode-heic.ts'
import { pictureFormat } from './picture-format.ts'
import { Refusal, refuse } from './refusal.ts'

/** A picture as we keep it: upright, without anything but its pixels. */
export interface Picture {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  /** The same with a longer side of at most {@link THUMBNAIL_SIDE_PX}, or {@link SMALL_SIDE_PX}. */
  readonly thumbnail: Uint8Array
}

export const PICTURE_CONTENT_TYPE = 'image/jpeg'
export const LONGEST_SIDE_PX = 2_400
export const THUMBNAIL_SIDE_PX = 480
export const MAX_PIXELS = 100_000_000
/** Some formats are decoded whole before they are made smaller. */
const MAX_DECODED_BYTES = 400_000_000
const QUALITY = 85
const THUMBNAIL_QUALITY = 78
const TIME_LIMIT_SECONDS = 30
const MOST_WAITING = 60

// Nothing of a customer's photo stays in memory once it is stored.
sharp.cache(false)

/** What a customer's photo becomes: a JPEG. */
const photo = {
  encode: (picture: Sharp) =>
    picture.flatten({ background: 'white' }).jpeg({ quality: QUALITY, mozjpeg: true }),
  encodeSmall: (picture: Sharp) => picture.jpeg({ quality: THUMBNAIL_QUALITY, mozjpeg: true }),
  smallSide: THUMBNAIL_SIDE_PX,
}

/** What the studio shows: a WebP that may be transparent. */
const graphic = {
  encode: (picture: Sharp) => picture.webp({ quality: QUALITY }),
  encodeSmall: (picture: Sharp) => picture.webp({ quality: THUMBNAIL_QUALITY }),
  smallSide: SMALL_SIDE_PX,
}

/**
 * Decodes an upload and encodes it anew: upright, at most {@link LONGEST_SIDE_PX} long, in sRGB, with
 * no EXIF, place, profile or comment. Never call it within a transaction. Pictures wait for each
 * other, so that memory holds one decoded picture at a time however many come.
 *
 * Refuses IMAGE_NOT_SUPPORTED (by content, never by name), IMAGE_BROKEN, IMAGE_TOO_MANY_PIXELS, and
 * UNAVAILABLE while too many wait.
 */
export const readPicture = (file: Uint8Array): Promise<Picture> => readAs(photo, file)

/** The same for a picture that everybody is to see: a WebP, transparent where it was. */
export const readGraphic = (file: Uint8Array): Promise<Picture> => readAs(graphic, file)

async function readAs(form: typeof photo, file: Uint8Array): Promise<Picture> {
  if (file.length === 0) refuse('IMAGE_BROKEN')
  const format = pictureFormat(file) ?? refuse('IMAGE_NOT_SUPPORTED')
  // sharp comes without a decoder for the format in which most phones take their photos.
  return inTurn(async () => encodeAnew(form, format === 'heic' ? await decodeHeic(file) : file))
}

async function encodeAnew(form: typeof photo, file: Uint8Array): Promise<Picture> {
  try {
    await refuseTooLarge(file)
    const upright = sharp(file, {
      failOn: 'error',
      limitInputPixels: MAX_PIXELS,
      sequentialRead: true,
      autoOrient: true,
    })
      .timeout({ seconds: TIME_LIMIT_SECONDS })
      .resize(within(LONGEST_SIDE_PX))
    const { data, info } = await form.encode(upright).toBuffer({ resolveWithObject: true })
    const small = sharp(data).resize(within(form.smallSide))
    const thumbnail = await form.encodeSmall(small).toBuffer()
    return { data, width: info.width, height: info.height, thumbnail }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('IMAGE_BROKEN')
  }
}

/** Reads the head of the file alone: what is refused here was never decoded. */
async function refuseTooLarge(file: Uint8Array) {
  const { width, height, channels, depth } = await sharp(file, {
    limitInputPixels: false,
  }).metadata()
  const pixels = width * height
  const bytes = pixels * channels * (depth === 'uchar' ? 1 : 2)
  if (pixels > MAX_PIXELS || bytes > MAX_DECODED_BYTES) refuse('IMAGE_TOO_MANY_PIXELS')
}

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

let last: Promise<unknown> = Promise.resolve()
let waiting = 0

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING) refuse('UNAVAILABLE')
  waiting += 1
  const turn = last.then(work).finally(() => {
    waiting -= 1
  })
  last = turn.catch(() => undefined)
  return turn
}
