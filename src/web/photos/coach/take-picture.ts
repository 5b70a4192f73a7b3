const JPEG_QUALITY = 0.92

/** Takes the video's current picture as the camera sees it, not mirrored; null if there is none. */
export async function takePicture(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  )
  return blob && new File([blob], 'camera.jpg', { type: blob.type })
}
