import type { Box } from '#domain/photo-checks/sample.ts'

/** Least part of the picture's width or height that is shown; with less, too few pixels would be left. */
export const LEAST_SHOWN = 0.6

type Sizes = Pick<HTMLVideoElement, 'videoWidth' | 'videoHeight' | 'clientWidth' | 'clientHeight'>

/**
 * Returns the part of the camera's picture that a video with `object-fit: cover` shows, in pixels of the
 * picture. It is what is judged and taken, so that nobody sends more than was seen.
 */
export function shownPart({ videoWidth, videoHeight, clientWidth, clientHeight }: Sizes): Box {
  const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight)
  const width = scale > 0 ? Math.round(clientWidth / scale) : videoWidth
  const height = scale > 0 ? Math.round(clientHeight / scale) : videoHeight
  return {
    left: Math.round((videoWidth - width) / 2),
    top: Math.round((videoHeight - height) / 2),
    width,
    height,
  }
}
