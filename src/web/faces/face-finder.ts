import type { Face } from '#domain/faces/face.ts'
import type { FaceReply, FaceRequest } from './engine/face-worker.ts'
import { pixelsOf } from './pixels-of.ts'

/** Finds faces in pictures, on this device. */
export interface FaceFinder {
  /**
   * Returns the faces in a picture, the surest first, with points in the picture's pixels.
   *
   * @throws Error if the worker was lost; it is not usable any more
   */
  find(picture: ImageBitmap): Promise<readonly Face[]>
  /** Ends the worker and frees its memory. */
  close(): void
}

/** Longest side of the picture in which faces are sought, in pixels. */
const LONGEST_SIDE = 640
/** Two megabytes on a slow line, and then compiling. */
const START_TIMEOUT_MS = 60_000
/** A worker that a browser ended for its memory reports nothing; a slow phone takes a second. */
const ANSWER_TIMEOUT_MS = 15_000

/**
 * Starts the worker that finds faces; its 2 MB are loaded only now. Null where that is not possible:
 * no WebAssembly, no worker, no connection.
 */
export async function startFaceFinder(): Promise<FaceFinder | null> {
  if (typeof WebAssembly === 'undefined' || typeof Worker === 'undefined') return null
  let worker: Worker
  try {
    worker = new Worker(new URL('./engine/face-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
  const isUsable = await hasStarted(worker)
  if (isUsable) return finderOf(worker)
  worker.terminate()
  return null
}

const hasStarted = (worker: Worker): Promise<boolean> =>
  new Promise((resolve) => {
    const timeout = setTimeout(() => resolve(false), START_TIMEOUT_MS)
    const settle = (isUsable: boolean) => {
      clearTimeout(timeout)
      resolve(isUsable)
    }
    worker.addEventListener('error', () => settle(false), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<FaceReply>) => {
      if (data.kind === 'started') settle(data.isUsable)
    })
  })

interface Settle {
  readonly resolve: (faces: readonly Face[]) => void
  readonly reject: (reason: Error) => void
}

function finderOf(worker: Worker): FaceFinder {
  const waiting = new Map<number, Settle>()
  let lastId = 0
  let isLost = false

  function lose() {
    isLost = true
    worker.terminate()
    for (const { reject } of waiting.values()) reject(lost())
    waiting.clear()
  }
  worker.addEventListener('error', lose)
  worker.addEventListener('messageerror', lose)
  worker.addEventListener('message', ({ data }: MessageEvent<FaceReply>) => {
    if (data.kind === 'started') return
    const request = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.kind === 'found') request?.resolve(data.faces)
    else request?.reject(lost())
  })
  return {
    async find(picture) {
      if (isLost) throw lost()
      const pixels = pixelsOf(picture, LONGEST_SIDE)
      const id = ++lastId
      const message: FaceRequest = { id, pixels: plain(pixels) }
      const timeout = setTimeout(lose, ANSWER_TIMEOUT_MS)
      const faces = await new Promise<readonly Face[]>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker.postMessage(message, [pixels.data.buffer])
      }).finally(() => clearTimeout(timeout))
      const scale = picture.width / pixels.width
      return faces.map((face) => enlarged(face, scale))
    },
    close: lose,
  }
}

/** An `ImageData` would be copied, not moved. */
const plain = ({ width, height, data }: FaceRequest['pixels']) => ({ width, height, data })

const enlarged = ({ points, confidence }: Face, scale: number): Face => ({
  confidence,
  points: points.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
})

const lost = () => new Error('the worker that finds faces was lost')
