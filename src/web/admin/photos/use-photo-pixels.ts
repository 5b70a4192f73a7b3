import { useEffect, useState } from 'react'
import type { ReportSurvey } from '#consultings/report-in-admin.ts'
import type { Pixels } from '#domain/faces/pixels.ts'

type SurveyPhoto = ReportSurvey['photos'][number]

/** Large enough for a pupil to be wider than the measured circle, small enough to read quickly. */
const LONGEST_SIDE_PX = 1280

export interface LoadedPhoto {
  readonly id: string
  /** Shows the loaded photo, even after its link expired. */
  readonly canvas: HTMLCanvasElement
  readonly pixels: Pixels
}

type PhotoState = 'loading' | 'failed' | LoadedPhoto

/** Loads a photo's pixels once; a renewed link to the same photo does not reload it. */
export function usePhotoPixels(
  photo: SurveyPhoto | undefined,
  renewLinks: ReportSurvey['renewLinks'],
): PhotoState {
  const [loaded, setLoaded] = useState<LoadedPhoto>()
  const [failedUrl, setFailedUrl] = useState<string>()
  const isLoaded = loaded !== undefined && loaded.id === photo?.id
  const { id, url } = photo ?? {}

  useEffect(() => {
    if (isLoaded || id === undefined || url === undefined) return
    let isGone = false
    readPixels(url).then(
      (read) => {
        if (!isGone) setLoaded({ id, ...read })
      },
      () => {
        if (isGone) return
        setFailedUrl(url)
        renewLinks(url)
      },
    )
    return () => {
      isGone = true
    }
  }, [isLoaded, id, url, renewLinks])

  if (isLoaded) return loaded
  return failedUrl !== undefined && failedUrl === url ? 'failed' : 'loading'
}

async function readPixels(url: string): Promise<Omit<LoadedPhoto, 'id'>> {
  const image = new Image()
  image.src = url
  await image.decode()
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.naturalWidth * scale)
  canvas.height = Math.round(image.naturalHeight * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' })
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { canvas, pixels: context.getImageData(0, 0, canvas.width, canvas.height) }
}
