import sharp from 'sharp'
import { pictureFormat } from './picture-format.ts'
import { Refusal, refuse } from './refusal.ts'

/** A picture as we keep it: an upright JPEG without anything but its pixels. */
export interface Picture {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  /** A JPEG whose longer side has at most {@link THUMBNAIL_SIDE_PX}. */
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

/** HEIC only where the decoder that is installed has it. */
const readsHeic = sharp.format.heif.input.fileSuffix?.includes('.heic') ?? false

// Nothing of a customer's photo stays in memory once it is stored.
sharp.cache(false)

/**
 * Decodes an upload and encodes it anew: upright, at most {@link LONGEST_SIDE_PX} long, in sRGB, with
 * no EXIF, place, profile or comment. Never call it within a transaction. Pictures wait for each
 * other, so that memory holds one decoded picture at a time however many come.
 *
 * Refuses IMAGE_NOT_SUPPORTED (by content, never by name), IMAGE_BROKEN, IMAGE_TOO_MANY_PIXELS, and
 * UNAVAILABLE while too many wait.
 */
export async function readPicture(file: Uint8Array): Promise<Picture> {
  if (file.length === 0) refuse('IMAGE_BROKEN')
  const format = pictureFormat(file)
  if (format === null || (format === 'heic' && !readsHeic)) refuse('IMAGE_NOT_SUPPORTED')
  return inTurn(() => encodeAnew(file))
}

async function encodeAnew(file: Uint8Array): Promise<Picture> {
  try {
    await refuseTooLarge(file)
    const { data, info } = await sharp(file, {
      failOn: 'error',
      limitInputPixels: MAX_PIXELS,
      sequentialRead: true,
      autoOrient: true,
    })
      .timeout({ seconds: TIME_LIMIT_SECONDS })
      .resize(within(LONGEST_SIDE_PX))
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
    const thumbnail = await sharp(data)
      .resize(within(THUMBNAIL_SIDE_PX))
      .jpeg({ quality: THUMBNAIL_QUALITY, mozjpeg: true })
      .toBuffer()
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
