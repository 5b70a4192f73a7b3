import { setTimeout as pause } from 'node:timers/promises'
import { exitCode, spawnNode } from './packaged-node.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const PARENT_CHECK_MS = 500
/** Limits new objects to 12 MB; Node would take 100 MB and more. */
export const MEMORY_OPTION = '--max-semi-space-size=4'
const PROGRAM = [MEMORY_OPTION, 'build/site/main.js']
const PROGRAM_OF_SOURCES = [MEMORY_OPTION, 'src/server/main.ts']
/**
 * Makes the allocator of glibc return freed memory: by default it keeps the buffers of decoded pictures
 * and compressed pages for good.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
const RESTARTS = {
  /** Pause before the first restart; doubles with each restart. */
  firstPauseMs: 1_000,
  longestPauseMs: 60_000,
  /** The pause is reset for a server that ran this long. */
  stableAfterMs: 5 * 60_000,
}

/** Runs the server from its sources until it ends, and returns its exit code. */
export async function runSources(args, env = {}) {
  const stopping = stopOnSignals()
  return exitCode(startServer([...args, ...PROGRAM_OF_SOURCES], env, stopping))
}

/**
 * Runs the server and restarts it when it dies, after a growing pause. Returns its exit code when it
 * ends normally, is stopped, or never listened: an invalid configuration does not improve by itself.
 */
export async function superviseServer(env = {}, { program = PROGRAM, ...given } = {}) {
  const { firstPauseMs, longestPauseMs, stableAfterMs } = { ...RESTARTS, ...given }
  const stopping = stopOnSignals()
  let hasListened = false
  let pauseMs = firstPauseMs
  while (true) {
    const startedAt = performance.now()
    const server = startServer(program, env, stopping)
    server.once('message', () => {
      hasListened = true
    })
    const code = await exitCode(server)
    if (code === 0 || stopping.signal.aborted || !hasListened) return code

    if (performance.now() - startedAt >= stableAfterMs) pauseMs = firstPauseMs
    console.error(`The server died (exit code ${code}). It starts again in ${pauseMs / 1_000} s.`)
    await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    if (stopping.signal.aborted) return 0
    pauseMs = Math.min(2 * pauseMs, longestPauseMs)
  }
}

/**
 * Returns a controller that aborts at the first stop signal, with the signal as its reason. npm ends
 * at a signal without passing it on, so under npm the end of the parent process counts as one.
 */
export function stopOnSignals() {
  const stopping = new AbortController()
  for (const signal of SIGNALS) process.on(signal, () => stopping.abort(signal))
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid
    const check = () => process.ppid !== parent && stopping.abort('SIGTERM')
    setInterval(check, PARENT_CHECK_MS).unref()
  }
  return stopping
}

/**
 * Starts the server detached from the terminal, so that Ctrl-C reaches it once, through this process.
 * If this process is killed, the IPC channel closes and the server stops.
 */
function startServer(args, env, { signal: stopping }) {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
  const server = spawnNode(args, { env: { ...ALLOCATOR, ...env }, stdio, detached: true })
  const stop = () => server.kill(stopping.reason)
  stopping.addEventListener('abort', stop, { once: true })
  server.once('exit', () => stopping.removeEventListener('abort', stop))
  return server
}
