import type { Face } from '#domain/faces/face.ts'
import { type FaceFinder, startFaceFinder } from '#web/faces/face-finder.ts'
import { isSmallDevice } from './device.ts'

/** Time after which an unused finder gives its memory back. */
const CLOSE_AFTER_MS = 30_000

let starting: Promise<FaceFinder | null> | undefined
let users = 0
let closing: ReturnType<typeof setTimeout> | undefined
/** A finder that failed once is not started again on this page. */
let isLost = false

export interface FinderUse {
  /** Resolves once faces can be looked for, or it is known that they cannot. */
  readonly started: Promise<unknown>
  /** Returns null once no faces can be found here. */
  readonly find: (picture: ImageBitmap) => Promise<readonly Face[] | null>
  readonly release: () => void
}

/** Starts or shares the page's finder of faces, and closes it some time after its last use. */
export function borrowFinder(): FinderUse {
  clearTimeout(closing)
  users += 1
  starting ??= isLost ? Promise.resolve(null) : startFaceFinder()
  const started = starting
  let isReleased = false

  return {
    started,
    async find(picture) {
      const finder = await started
      if (!finder || isLost) return null
      try {
        return await finder.find(picture)
      } catch {
        isLost = true
        return null
      }
    },
    release() {
      if (isReleased) return
      isReleased = true
      users -= 1
      if (users === 0) closing = setTimeout(close, isSmallDevice() ? 0 : CLOSE_AFTER_MS)
    },
  }
}

function close() {
  void starting?.then((finder) => finder?.close())
  starting = undefined
}
