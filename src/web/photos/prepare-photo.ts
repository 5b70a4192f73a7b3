import { IMAGE_MAX_BYTES, PHOTO_SOURCE_MAX_BYTES, photoSidesPx } from '#domain/limits/limits.ts'
import { decodePhoto } from './decode-photo.ts'
import type { PhotoVerdict } from './photo-verdict.ts'
import { redrawPhoto } from './redraw-photo.ts'
import { colourSpaceOf } from './wide-gamut.ts'

/** A photo ready to be sent. */
export interface PreparedPhoto {
  readonly blob: Blob
  readonly name: string
  /** Size of the chosen file; absent if it is sent unchanged. */
  readonly originalBytes?: number
  /** Whether it has too few pixels to work with well. */
  readonly isSmall?: boolean
  /** Whether the browser can show it. */
  readonly shown: boolean
  /** Absent until it was judged. */
  readonly verdict?: PhotoVerdict
}

export type PhotoProblem = 'notPicture' | 'tooLarge' | 'tooLargeToSend' | 'tooSmall' | 'broken'

/**
 * Validates a file and draws it again: upright, small enough to send, with its colours and without
 * metadata. A photo that this browser cannot decode but a phone may have taken is sent unchanged,
 * up to the server's limit. Source: docs/rules.md S-20.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto | PhotoProblem> {
  const isHeic = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)
  const mayBePicture = isHeic || file.type === '' || /^image\/(?!svg)/.test(file.type)
  if (!mayBePicture) return 'notPicture'
  if (file.size > PHOTO_SOURCE_MAX_BYTES) return 'tooLarge'

  const decoded = await decodePhoto(file)
  if (!decoded) {
    if (file.size > IMAGE_MAX_BYTES) return 'tooLargeToSend'
    return isHeic ? { blob: file, name: file.name, shown: false } : 'broken'
  }
  const { picture, shorterSidePx } = decoded
  try {
    if (shorterSidePx < photoSidesPx.min) return 'tooSmall'
    const blob = await redrawPhoto(picture, await colourSpaceOf(file))
    if (!blob) return 'broken'
    return {
      blob,
      name: file.name,
      originalBytes: file.size,
      isSmall: shorterSidePx < photoSidesPx.advised,
      shown: true,
    }
  } finally {
    picture.close()
  }
}
