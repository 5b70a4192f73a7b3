import { IMAGE_MAX_BYTES } from '#domain/limits/limits.ts'

/** A photo ready to be sent. */
export interface PreparedPhoto {
  readonly blob: Blob
  readonly name: string
  /** Whether it is so dark that retaking it by a window may help. */
  readonly dark: boolean
  /** Whether the browser can show it. */
  readonly shown: boolean
}

export type PhotoProblem = 'notPicture' | 'tooLarge' | 'broken'

const LONGEST_SIDE_PX = 2400
const JPEG_QUALITY = 0.9
/** Size above which phones' browsers may fail to decode. */
const READABLE_MAX_BYTES = 6 * IMAGE_MAX_BYTES
/** Formats that the server reads on every platform; others are redrawn as JPEG. */
const SENT_AS_THEY_ARE = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
/** Mean brightness, 0 to 255, below which a photo counts as dark. */
const DARK_BELOW = 64
const SAMPLE_PX = 24

/**
 * Validates a file and scales down a large photo: upright and without metadata. A photo that this
 * browser cannot decode but a phone may have taken is sent unchanged.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto | PhotoProblem> {
  const isHeic = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)
  const mayBePicture = isHeic || file.type === '' || /^image\/(?!svg)/.test(file.type)
  if (!mayBePicture) return 'notPicture'
  if (file.size > READABLE_MAX_BYTES) return 'tooLarge'

  const picture = await decode(file)
  if (!picture) {
    if (file.size > IMAGE_MAX_BYTES) return 'tooLarge'
    return isHeic ? { blob: file, name: file.name, dark: false, shown: false } : 'broken'
  }
  try {
    const blob = await smallerOf(file, picture)
    if (blob.size > IMAGE_MAX_BYTES) return 'tooLarge'
    return { blob, name: file.name, dark: brightnessOf(picture) < DARK_BELOW, shown: true }
  } finally {
    picture.close()
  }
}

/** Decodes a photo, rotated as its EXIF orientation says. */
const decode = (file: File): Promise<ImageBitmap | null> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)

async function smallerOf(file: File, picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(picture.width, picture.height))
  const mayStay = SENT_AS_THEY_ARE.includes(file.type) && file.size <= IMAGE_MAX_BYTES
  if (scale === 1 && mayStay) return file

  const canvas = drawn(
    picture,
    Math.round(picture.width * scale),
    Math.round(picture.height * scale),
  )
  const redrawn = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  )
  if (!redrawn) return file
  return mayStay && redrawn.size >= file.size ? file : redrawn
}

function brightnessOf(picture: ImageBitmap): number {
  const canvas = drawn(picture, SAMPLE_PX, SAMPLE_PX)
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data
  if (!pixels) return 255
  let sum = 0
  for (let at = 0; at < pixels.length; at += 4) {
    // biome-ignore lint/style/noNonNullAssertion: each pixel has four bytes, red, green, blue and opacity
    sum += 0.2126 * pixels[at]! + 0.7152 * pixels[at + 1]! + 0.0722 * pixels[at + 2]!
  }
  return sum / (pixels.length / 4)
}

function drawn(picture: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, width, height)
  }
  return canvas
}
