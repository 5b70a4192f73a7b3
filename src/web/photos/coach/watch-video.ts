import type { PhotoCheck, PhotoSubject } from '#domain/photo-checks/judge-photo.ts'
import { FRAME_PX, judgeEarly, judgePicture } from './judge-picture.ts'
import { borrowFinder } from './shared-finder.ts'
import { shownPart } from './shown-part.ts'

/** Pause between two frames, which leaves the processor to the camera's picture. */
const PAUSE_MS = 120

export type WatchLimit = 'engine' | 'lost'

interface Watching {
  readonly video: HTMLVideoElement
  readonly subject: PhotoSubject
  /** Gets only what could be better until faces can be looked for: a photo is not good before. */
  readonly onChecks: (checks: readonly PhotoCheck[], at: number) => void
  /** Called once when faces cannot be found, or no longer. */
  readonly onLimit: (limit: WatchLimit) => void
  readonly signal: AbortSignal
}

/** Judges frame after frame until aborted. */
export async function watchVideo({ video, subject, onChecks, onLimit, signal }: Watching) {
  const finder = subject === 'any' ? null : borrowFinder()
  signal.addEventListener('abort', () => finder?.release(), { once: true })
  let isStarting = finder !== null
  void finder?.started.then(() => {
    isStarting = false
  })
  let couldFind: boolean | undefined

  while (!signal.aborted) {
    const frame = await frameOf(video)
    if (frame) {
      const { checks, hasFaces } = isStarting
        ? { checks: judgeEarly(frame).filter(isToImprove), hasFaces: undefined }
        : await judgePicture(frame, subject, finder)
      frame.close()
      if (signal.aborted) return
      if (subject !== 'any' && hasFaces === false && couldFind !== false) {
        onLimit(couldFind ? 'lost' : 'engine')
      }
      couldFind = hasFaces
      onChecks(checks, performance.now())
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

const isToImprove = ({ verdict }: PhotoCheck) => verdict === 'better'

/** What the video shows, scaled; null while the camera shows nothing. */
async function frameOf(video: HTMLVideoElement): Promise<ImageBitmap | null> {
  if (video.videoWidth === 0 || document.hidden) return null
  const { left, top, width, height } = shownPart(video)
  const scale = Math.min(1, FRAME_PX / Math.max(width, height))
  return createImageBitmap(video, left, top, width, height, {
    resizeWidth: Math.round(width * scale),
    resizeHeight: Math.round(height * scale),
  }).catch(() => null)
}
