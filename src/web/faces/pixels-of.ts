import type { Pixels } from '#domain/faces/pixels.ts'

/**
 * Returns a picture's pixels, made smaller if it has a side above `longestSide` pixels.
 *
 * @throws Error if the browser has no memory for a canvas of that size
 */
export function pixelsOf(picture: ImageBitmap, longestSide: number): Pixels {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no memory for a canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
