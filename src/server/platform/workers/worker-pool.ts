import type { Piscina } from 'piscina'
import { errorCode } from '#server/platform/error-fields.ts'

interface WorkerLimits {
  /** Threads that work at the same time. */
  readonly threads: number
  /** Tasks that wait for a thread; further ones fail at once. */
  readonly maxWaiting: number
  /** Time for a task, waiting included. Its thread is ended after it. */
  readonly maxMs: number
  /** Heap of a thread. */
  readonly maxHeapMb: number
}

const MB_OF_YOUNG_OBJECTS = 8
/** A thread that has nothing to do ends and returns its memory. */
const IDLE_MS = 10_000
/**
 * How far threads stand back for calls of the site while both want the processor. Tests set it to 0:
 * they wait for the threads, and beside other tests a thread would get next to no time.
 */
export const scheduling = { niceness: 10 }

/** Thrown when a task got no thread, took too long or ended its thread. Answered as UNAVAILABLE. */
export class WorkerFailed extends Error {
  readonly statusCode = 503
}

/**
 * Creates a function that runs a task in a thread of its own, so that long computations neither delay
 * other calls nor keep memory. `program` exports the function by default. Threads start when needed
 * and end when idle.
 *
 * The function throws WorkerFailed, or what the program threw.
 */
export function createWorkerPool<Task, Result>(program: URL, limits: WorkerLimits) {
  let opening: Promise<Piscina<Task, Result>> | undefined
  return async (task: Task): Promise<Result> => {
    opening ??= openPool<Task, Result>(program, limits)
    const pool = await opening
    if (pool.queueSize >= limits.maxWaiting) throw new WorkerFailed('too many tasks wait')
    try {
      return await pool.run(task, { signal: AbortSignal.timeout(limits.maxMs) })
    } catch (cause) {
      if (isEndOfThread(cause)) throw new WorkerFailed('a worker ended', { cause })
      throw cause
    }
  }
}

async function openPool<Task, Result>(program: URL, { threads, maxHeapMb }: WorkerLimits) {
  const { Piscina } = await import('piscina')
  const pool = new Piscina<Task, Result>({
    filename: program.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    niceIncrement: scheduling.niceness,
    // Otherwise a thread without a task would sleep without reading what its parent sends.
    atomics: 'disabled',
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: maxHeapMb,
      maxYoungGenerationSizeMb: MB_OF_YOUNG_OBJECTS,
    },
  })
  // The task of a thread that crashed has failed already.
  pool.on('error', () => undefined)
  return pool
}

/** True for an abort, a lack of memory or an exit; false for what a program threw. */
const isEndOfThread = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' ||
    errorCode(error).startsWith('ERR_WORKER') ||
    /^worker exited/i.test(error.message))
