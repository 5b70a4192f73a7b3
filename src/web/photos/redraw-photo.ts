import { PHOTO_SENT_MAX_BYTES } from '#domain/limits/limits.ts'
import type { ColourSpace } from './wide-gamut.ts'

/** JPEG qualities by preference: a later one is for photos that stay too large. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5]
/** Factor of the sides while even the lowest quality is too large. */
const SHRINKING = 0.75

/**
 * Draws a photo again as a JPEG of at most {@link PHOTO_SENT_MAX_BYTES}, which has a colour profile
 * and no other metadata; null if the browser cannot.
 */
export async function redrawPhoto(
  picture: ImageBitmap,
  colorSpace: ColourSpace,
): Promise<Blob | null> {
  for (let scale = 1; scale > 0.1; scale *= SHRINKING) {
    const canvas = drawCanvas(picture, picture.width * scale, picture.height * scale, colorSpace)
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, 'image/jpeg', quality),
      )
      if (!blob || blob.size <= PHOTO_SENT_MAX_BYTES) return blob
    }
  }
  return null
}

/** Draws on white, since JPEG has no transparency. */
function drawCanvas(
  picture: ImageBitmap,
  width: number,
  height: number,
  colorSpace: ColourSpace = 'srgb',
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d', { colorSpace })
  if (context) {
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  return canvas
}
