import type { DecoderTask } from './decoder/answer.ts'
import type { Picture, PictureForm } from './decoder/encode-picture.ts'
import { createFairQueue } from './decoder/fair-queue.ts'
import { SMALL_MAX_PIXELS, SMALL_MAX_SECONDS } from './decoder/limits.ts'
import { runDecoder } from './decoder/run-decoder.ts'
import { pictureFormat } from './picture-format.ts'
import { refuse } from './refusal.ts'

export type { Picture }
export const PICTURE_CONTENT_TYPE = 'image/jpeg'
const PRINT_QUALITY = 88

/**
 * Re-encodes an upload as a JPEG: upright, at most 2,400 pixels per side, sRGB, without metadata.
 * Never call it inside a transaction.
 *
 * Small pictures are decoded here, others by a separate process with memory and time limits
 * (`decoder/limits.ts`). Each decodes one picture at a time; callers (networks) take turns.
 *
 * Refuses IMAGE_NOT_SUPPORTED (by content, never by name), IMAGE_BROKEN, IMAGE_TOO_MANY_PIXELS, and
 * UNAVAILABLE while too many wait or the machine is too busy.
 */
export const readPicture = (file: Uint8Array, caller: string): Promise<Picture> =>
  read({ file, form: 'photo' }, caller)

/** Re-encodes a picture of the studio like {@link readPicture}, as a WebP with transparency. */
export const readGraphic = (file: Uint8Array, caller: string): Promise<Picture> =>
  read({ file, form: 'graphic' }, caller)

/**
 * Converts a stored picture of the studio for print: a JPEG of at most `side` pixels per side, with
 * `paper` as its background colour. Null if it cannot be decoded. Refuses UNAVAILABLE while too many
 * wait.
 */
export const readForPrint = (
  file: Uint8Array,
  { side, paper }: { readonly side: number; readonly paper: string },
): Promise<Buffer | null> =>
  queueSmall('print', async () => {
    const { sharp } = await decoder()
    return sharp(file, { failOn: 'error', autoOrient: true, limitInputPixels: SMALL_MAX_PIXELS })
      .resize({ width: side, height: side, fit: 'inside' })
      .flatten({ background: paper })
      .jpeg({ quality: PRINT_QUALITY })
      .toBuffer()
      .catch(() => null)
  })

/** Loads the decoder with the first picture: it takes some ten megabytes. */
async function decoder() {
  const [{ default: sharp }, { encodePicture }] = await Promise.all([
    import('sharp'),
    import('./decoder/encode-picture.ts'),
  ])
  return { sharp, encodePicture }
}

const small = { maxPixels: SMALL_MAX_PIXELS, maxSeconds: SMALL_MAX_SECONDS }
const queueSmall = createFairQueue()
const queueLarge = createFairQueue()

async function read(
  { file, form }: { file: Uint8Array; form: PictureForm },
  caller: string,
): Promise<Picture> {
  if (file.length === 0) refuse('IMAGE_BROKEN')
  const format = pictureFormat(file) ?? refuse('IMAGE_NOT_SUPPORTED')
  const task = { file, format, form }
  const answer = await ((await isSmall(task))
    ? queueSmall(caller, async () => {
        const { encodePicture } = await decoder()
        return encodePicture(file, form, small)
      })
    : queueLarge(caller, () => runDecoder(task)))
  return typeof answer === 'string' ? refuse(answer) : answer
}

/** Decides by the header only. Formats that must be decoded completely are never small. */
async function isSmall({ file, format }: DecoderTask): Promise<boolean> {
  if (format === 'avif' || format === 'heic') return false
  const { sharp } = await decoder()
  try {
    const head = await sharp(file, { limitInputPixels: false }).metadata()
    const { width, height, isProgressive, pages = 1 } = head
    return width * height <= SMALL_MAX_PIXELS && !isProgressive && pages === 1
  } catch {
    return refuse('IMAGE_BROKEN')
  }
}
