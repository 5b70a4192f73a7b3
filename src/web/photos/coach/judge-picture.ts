import {
  judgeBeforeFace,
  judgePhoto,
  type PhotoCheck,
  type PhotoSubject,
} from '#domain/photo-checks/judge-photo.ts'
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
  const pixels = wholeOf(picture)
  return {
    checks: judgePhoto(pixels, faces ?? [], faces ? subject : 'any'),
    hasFaces: faces !== null,
  }
}

/** Judges a picture of a face while the finder is still loading. */
export const judgeEarly = (picture: ImageBitmap): readonly PhotoCheck[] =>
  judgeBeforeFace(wholeOf(picture))

const wholeOf = (picture: ImageBitmap) => pixelsOf(picture, Math.max(picture.width, picture.height))

/** Judges a photo file, scaled down; null if the browser cannot show it. */
export async function judgeFile<Verdict>(
  file: Blob,
  judge: (picture: ImageBitmap) => Verdict | Promise<Verdict>,
): Promise<Verdict | null> {
  const whole = await createImageBitmap(file).catch(() => null)
  if (!whole) return null
  const picture = await scaled(whole, PHOTO_PX)
  try {
    return await judge(picture)
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
