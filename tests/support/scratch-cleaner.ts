/** `scratch-cleaner.ts FOLDER`: cleans up after the process that holds its standard input. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from '#server/platform/error-fields.ts'

const PAUSE_MS = 50
const [folder = ''] = process.argv.slice(2)
if (!folder.includes('/gyeol-')) throw new Error(`Not a scratch folder: ${folder}`)
process.stdin.resume()
await once(process.stdin, 'close')

// A process may start another before it is killed.
for (let using = processesUsing(folder); using.length > 0; using = processesUsing(folder)) {
  for (const pid of using) kill(pid)
  await pause(PAUSE_MS)
}
for (const mount of mountsBelow(folder)) execFileSync('umount', ['-l', mount])
rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })

/** Processes with the folder in their command, their environment or as working directory. Linux only. */
function processesUsing(path: string): number[] {
  if (!existsSync('/proc/self/cmdline')) return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid)
    .filter((pid) =>
      [
        () => readFileSync(`/proc/${pid}/cmdline`, 'latin1'),
        () => readFileSync(`/proc/${pid}/environ`, 'latin1'),
        () => readlinkSync(`/proc/${pid}/cwd`),
      ].some((read) => textOf(read).includes(path)),
    )
}

/** Empty for a process that has ended or belongs to somebody else. */
function textOf(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

function mountsBelow(path: string): string[] {
  if (!existsSync('/proc/self/mounts')) return []
  const lines = readFileSync('/proc/self/mounts', 'utf8').split('\n')
  return lines.map((line) => line.split(' ')[1] ?? '').filter((it) => it.startsWith(`${path}/`))
}
