import { Worker } from 'node:worker_threads'
import { refuse } from '../refusal.ts'

/** A phone's largest are of 48 million. Whole it takes 3 bytes a pixel here, and as much again in the decoder. */
export const HEIC_MAX_PIXELS = 50_000_000
const TIME_LIMIT_MS = 30_000
const DECODER_MAX_BYTES = 640 * 1024 * 1024
const SCRIPT_HEAP_MB = 64

export interface HeicTask {
  readonly file: Uint8Array
  readonly maxPixels: number
  /** Of the decoder's memory. */
  readonly maxBytes: number
}

/** The picture as a TIFF, or what is wrong with it. */
export type HeicAnswer = Uint8Array | 'broken' | 'tooManyPixels'

/**
 * Decodes a HEIC on a thread of its own, which ends with it whatever becomes of it: upright, as a
 * TIFF with the colour profile and without anything else that the file told.
 *
 * Refuses IMAGE_TOO_MANY_PIXELS, and IMAGE_BROKEN, also where decoding takes too long or too much
 * memory.
 */
export async function decodeHeic(
  file: Uint8Array,
  { maxPixels = HEIC_MAX_PIXELS, maxBytes = DECODER_MAX_BYTES, maxMs = TIME_LIMIT_MS } = {},
): Promise<Uint8Array> {
  const answer = await decoded({ file, maxPixels, maxBytes }, maxMs)
  if (answer === 'tooManyPixels') refuse('IMAGE_TOO_MANY_PIXELS')
  return answer === 'broken' ? refuse('IMAGE_BROKEN') : answer
}

async function decoded(task: HeicTask, maxMs: number): Promise<HeicAnswer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: SCRIPT_HEAP_MB },
    // What the decoder has to say of a broken file is nothing to keep.
    stdout: true,
    stderr: true,
  })
  const ended = Promise.withResolvers<HeicAnswer>()
  const late = setTimeout(() => ended.resolve('broken'), maxMs)
  worker.once('message', ended.resolve)
  for (const end of ['error', 'exit']) worker.once(end, () => ended.resolve('broken'))
  try {
    return await ended.promise
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}
