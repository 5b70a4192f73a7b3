import { judgePhoto, type PhotoCheck, type PhotoSubject } from '#domain/photo-checks/judge-photo.ts'
import { pixelsOf } from '#web/faces/pixels-of.ts'
import type { FinderUse } from './shared-finder.ts'

/** Longest side of a live frame, and of a photo, in pixels. */
export const FRAME_PX = 640
const PHOTO_PX = 1_280

interface Judged {
  readonly checks: readonly PhotoCheck[]
  /** Whether faces were looked for. */
  readonly hasFaces: boolean
}

/** Judges a picture. Without a finder, only what needs no face: light, colour and sharpness. */
export async function judgePicture(
  picture: ImageBitmap,
  subject: PhotoSubject,
  finder: FinderUse | null,
): Promise<Judged> {
  const faces = subject === 'any' ? null : ((await finder?.find(picture)) ?? null)
  const pixels = pixelsOf(picture, Math.max(picture.width, picture.height))
  return {
    checks: judgePhoto(pixels, faces ?? [], faces ? subject : 'any'),
    hasFaces: faces !== null,
  }
}

/** Judges a photo file; null if the browser cannot show it. */
export async function judgeFile(
  file: Blob,
  subject: PhotoSubject,
  finder: FinderUse | null,
): Promise<Judged | null> {
  const whole = await createImageBitmap(file).catch(() => null)
  if (!whole) return null
  const picture = await scaled(whole, PHOTO_PX)
  try {
    return await judgePicture(picture, subject, finder)
  } finally {
    picture.close()
  }
}

/** Scales a picture down, and closes the large one. */
async function scaled(picture: ImageBitmap, longestPx: number): Promise<ImageBitmap> {
  const scale = longestPx / Math.max(picture.width, picture.height)
  if (scale >= 1) return picture
  const small = await createImageBitmap(picture, {
    resizeWidth: Math.round(picture.width * scale),
    resizeHeight: Math.round(picture.height * scale),
    resizeQuality: 'medium',
  })
  picture.close()
  return small
}
