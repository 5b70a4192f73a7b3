import type { Portrait } from '#domain/drawings/parameters/portrait.ts'
import type { DrawingReply, DrawingRequest } from './drawing-worker.ts'

interface Settle {
  readonly resolve: (svg: string) => void
  readonly reject: (reason: Error) => void
}

const waiting = new Map<number, Settle>()
let worker: Worker | undefined
let lastId = 0

/**
 * Draws a portrait in a worker, which is started for the first one: drawing takes milliseconds in which
 * the page could not answer.
 *
 * @throws Error if the worker could not be loaded or failed; the next call starts another one
 */
export function drawInWorker(portrait: Portrait): Promise<string> {
  return new Promise((resolve, reject) => {
    worker ??= startWorker()
    const id = ++lastId
    waiting.set(id, { resolve, reject })
    worker.postMessage({ id, portrait } satisfies DrawingRequest)
  })
}

function startWorker(): Worker {
  const started = new Worker(new URL('./drawing-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data: { id, svg } }: MessageEvent<DrawingReply>) => {
    waiting.get(id)?.resolve(svg)
    waiting.delete(id)
  })
  started.addEventListener('error', () => {
    started.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error('the drawing worker was lost'))
    waiting.clear()
  })
  return started
}
