import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DecoderAnswer, DecoderTask } from './answer.ts'
import { DECODER_MAX_BYTES, DECODER_TIME_LIMIT_MS } from './limits.ts'

const PROGRAM = fileURLToPath(new URL('./program.ts', import.meta.url))
/** Fewer threads take less memory; the second of libuv's is for a timeout beside the decoding. */
const NODE_FLAGS = ['--v8-pool-size=0', '--max-old-space-size=64', '--max-semi-space-size=2']
const ENVIRONMENT = { UV_THREADPOOL_SIZE: '2', VIPS_CONCURRENCY: '1', MALLOC_ARENA_MAX: '2' }
const SHELL = '/bin/sh'

/**
 * Limits writable memory ($0, in kB), processor time ($1, in seconds) and core dumps, offers itself to
 * the kernel as the first to kill, and becomes the program.
 */
const LIMITED = `ulimit -c 0; ulimit -t "$1"; ulimit -d "$0"
(echo 1000 > /proc/self/oom_score_adj) 2>/dev/null; shift; exec "$@"`

/**
 * Decodes one picture in a process of its own, which has ended when this returns. A decoder that runs
 * out of memory or time, or dies, answers IMAGE_BROKEN.
 *
 * The memory limit is the kernel's on Linux. Elsewhere the limits of pixels hold alone.
 */
export async function runDecoder(
  task: DecoderTask,
  { maxMs = DECODER_TIME_LIMIT_MS, maxBytes = DECODER_MAX_BYTES } = {},
): Promise<DecoderAnswer> {
  const child = startDecoder(maxMs, maxBytes)
  const ended = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<DecoderAnswer>()
  const late = setTimeout(() => child.kill('SIGKILL'), maxMs)
  child.once('message', (answer) => answered.resolve(answer as DecoderAnswer))
  for (const end of ['error', 'close']) {
    child.once(end, () => {
      answered.resolve('IMAGE_BROKEN')
      ended.resolve()
    })
  }
  // Also where it died before it had read all of the file.
  child.send(task, () => undefined)
  const answer = await answered.promise
  await ended.promise
  clearTimeout(late)
  return answer
}

function startDecoder(maxMs: number, maxBytes: number): ChildProcess {
  const node = [process.execPath, ...NODE_FLAGS, PROGRAM]
  const seconds = Math.ceil(maxMs / 1000) + 1
  const kilobytes = Math.ceil((maxBytes + codeRangeBytes()) / 1024)
  const [command, ...args] = existsSync(SHELL)
    ? [SHELL, '-c', LIMITED, String(kilobytes), String(seconds), ...node]
    : node
  return spawn(command!, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // Without the server's secrets: a decoder is where hostile files are looked at.
    env: ENVIRONMENT,
  })
}

/**
 * Memory that V8 reserves for machine code. It counts as written to from the start, though hardly any
 * of it is, and its size depends on the processor.
 */
function codeRangeBytes(): number {
  if (process.platform !== 'linux') return 0
  const maps = readFileSync('/proc/self/maps', 'utf8')
  return [...maps.matchAll(/^([0-9a-f]+)-([0-9a-f]+) rwxp/gm)]
    .map(([, from, to]) => Number.parseInt(to!, 16) - Number.parseInt(from!, 16))
    .reduce((sum, bytes) => sum + bytes, 0)
}
