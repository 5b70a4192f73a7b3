import { setTimeout as pause } from 'node:timers/promises'
import { exitCode, spawnNode } from './packaged-node.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const PROGRAM = ['src/server/main.ts']
const RESTARTS = {
  /** Before the first restart; doubled with each one. */
  firstPauseMs: 1_000,
  longestPauseMs: 60_000,
  /** A server that ran this long begins with the first pause again. */
  stableAfterMs: 5 * 60_000,
}

/** Runs the server until it ends, and returns its exit code. */
export async function runServer(args, env = {}) {
  const stopping = stopOnSignals()
  return exitCode(startServer([...args, ...PROGRAM], env, stopping))
}

/**
 * Runs the server, and starts it again when it dies, after a growing pause. Returns its exit code once
 * it ends by itself, was asked to end, or never listened: what is wrong at the first start, such as
 * its configuration, stays wrong.
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

/** Aborts at the first signal to end, which is the reason. */
function stopOnSignals() {
  const stopping = new AbortController()
  for (const signal of SIGNALS) process.on(signal, () => stopping.abort(signal))
  return stopping
}

/**
 * Starts the server, which gets the signal to end once and from here alone: a terminal would send
 * Ctrl-C to it directly as well. The channel between the two closes when this process is killed, and
 * a server that sees that ends itself.
 */
function startServer(args, env, { signal: stopping }) {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
  const server = spawnNode(args, { env, stdio, detached: true })
  const stop = () => server.kill(stopping.reason)
  stopping.addEventListener('abort', stop, { once: true })
  server.once('exit', () => stopping.removeEventListener('abort', stop))
  return server
}
