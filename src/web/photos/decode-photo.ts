/** Longest side as stored: the server keeps no more. */
const LONGEST_SIDE_PX = 2_400

interface DecodedPhoto {
  /** Upright, at most {@link LONGEST_SIDE_PX} pixels per side. */
  readonly picture: ImageBitmap
  /** Shorter side of the file. */
  readonly shorterSidePx: number
}

/**
 * Decodes a photo at the size in which it is sent, so that a phone holds a large one in full only
 * while its decoder runs; null if this browser cannot.
 */
export async function decodePhoto(file: File): Promise<DecodedPhoto | null> {
  try {
    const { width, height } = await sizeOf(file)
    const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(width, height))
    const picture = await createImageBitmap(file, {
      // Upright by default. Naming that orientation is an error in Safari before 17.2.
      ...(scale < 1 && {
        resizeWidth: Math.max(1, Math.round(width * scale)),
        resizeHeight: Math.max(1, Math.round(height * scale)),
        resizeQuality: 'high',
      }),
    })
    return { picture, shorterSidePx: Math.min(width, height) }
  } catch {
    return null
  }
}

/** Reads the upright size without decoding. */
async function sizeOf(file: File) {
  const image = new Image()
  const url = URL.createObjectURL(file)
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = reject
      image.src = url
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(url)
  }
}
