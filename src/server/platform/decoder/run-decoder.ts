import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type DecoderAnswer, type DecoderTask, decoderAnswer } from './answer.ts'
import { DECODER_MAX_BYTES, DECODER_MAX_CPU_SECONDS, DECODER_MAX_MS } from './limits.ts'

const PROGRAM = fileURLToPath(new URL('./program.ts', import.meta.url))
/** Few threads save memory. */
const NODE_FLAGS = ['--v8-pool-size=0', '--max-old-space-size=64', '--max-semi-space-size=2']
const ENVIRONMENT = { UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1', MALLOC_ARENA_MAX: '2' }
const SHELL = '/bin/sh'

/**
 * Limits writable memory ($0, kB), processor time ($1, seconds) and core dumps, marks itself as the
 * first process for the kernel's out-of-memory killer, and executes the program.
 */
const LIMITED = `ulimit -c 0; ulimit -t "$1"; ulimit -d "$0"
(echo 1000 > /proc/self/oom_score_adj) 2>/dev/null; shift; exec "$@"`

/**
 * Decodes one picture in a separate process, which has ended when this returns. Returns IMAGE_BROKEN
 * if the process runs out of memory or processor time, or crashes, and UNAVAILABLE after `maxMs`
 * milliseconds of real time.
 *
 * On Linux the kernel enforces the limits of memory and processor time; elsewhere only the pixels and
 * real time are limited.
 */
export async function runDecoder(
  task: DecoderTask,
  {
    maxCpuSeconds = DECODER_MAX_CPU_SECONDS,
    maxMs = DECODER_MAX_MS,
    maxBytes = DECODER_MAX_BYTES,
  } = {},
): Promise<DecoderAnswer | 'UNAVAILABLE'> {
  const child = startDecoder(maxCpuSeconds, maxBytes)
  const ended = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<DecoderAnswer | 'UNAVAILABLE'>()
  const late = setTimeout(() => {
    answered.resolve('UNAVAILABLE')
    child.kill('SIGKILL')
  }, maxMs)
  child.once('message', (answer) => {
    answered.resolve(decoderAnswer.safeParse(answer).data ?? 'IMAGE_BROKEN')
  })
  for (const end of ['error', 'close']) {
    child.once(end, () => {
      answered.resolve('IMAGE_BROKEN')
      ended.resolve()
    })
  }
  // Ignores a decoder that dies before it has read the whole file.
  child.send(task, () => undefined)
  const answer = await answered.promise
  await ended.promise
  clearTimeout(late)
  return answer
}

function startDecoder(maxCpuSeconds: number, maxBytes: number): ChildProcess {
  const program = [...NODE_FLAGS, PROGRAM]
  const kilobytes = Math.ceil((maxBytes + codeRangeBytes()) / 1024)
  const options: SpawnOptions = {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // Excludes the server's secrets, since a hostile file may take over the decoder.
    env: ENVIRONMENT,
  }
  if (!existsSync(SHELL)) return spawn(process.execPath, program, options)
  const limits = [String(kilobytes), String(maxCpuSeconds)]
  return spawn(SHELL, ['-c', LIMITED, ...limits, process.execPath, ...program], options)
}

/**
 * Memory that V8 reserves for machine code. The limit counts it as used from the start, and its size
 * depends on the processor.
 */
function codeRangeBytes(): number {
  if (process.platform !== 'linux') return 0
  const maps = readFileSync('/proc/self/maps', 'utf8')
  return [...maps.matchAll(/^([0-9a-f]+)-([0-9a-f]+) rwxp/gm)]
    .map(([, from = '', to = '']) => Number.parseInt(to, 16) - Number.parseInt(from, 16))
    .reduce((sum, bytes) => sum + bytes, 0)
}
