import { shownPart } from './shown-part.ts'

const JPEG_QUALITY = 0.92

/** Takes what the video shows now, as the camera sees it and not mirrored; null if there is no picture. */
export async function takePicture(video: HTMLVideoElement): Promise<File | null> {
  const { left, top, width, height } = shownPart(video)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(video, -left, -top)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  )
  return blob && new File([blob], 'camera.jpg', { type: blob.type })
}
