import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder with processes that end with it, owned by `postgres` if we are root. */
export interface ScratchProcesses {
  readonly folder: string
  write(name: string, text: string): string
  start(name: string, command: string, args: readonly string[]): ChildProcess
  /** Throws with the end of its log if a process has ended that was not killed here. */
  throwIfEnded(): void
  kill(child: ChildProcess): Promise<void>
  /** Kills every process and deletes the folder. */
  close(): Promise<void>
}

export function openScratchProcesses(): ScratchProcesses {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-patroni-'))
  const account = accountOfPostgres()
  const own = (file: string) => account && chownSync(file, account.uid, account.gid)
  own(folder)
  const children: ChildProcess[] = []
  const ended: string[] = []
  const killed = new Set<ChildProcess>()

  async function kill(child: ChildProcess) {
    killed.add(child)
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    folder,
    kill,
    write(name, text) {
      const file = join(folder, name)
      writeFileSync(file, text, { mode: 0o600 })
      own(file)
      return file
    },
    start(name, command, args) {
      const file = join(folder, `${name}.log`)
      const log = openSync(file, 'a')
      const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' }
      const child = spawn(command, args, { stdio: ['ignore', log, log], env, ...account })
      closeSync(log)
      child.on('error', () => undefined)
      child.on('exit', () => {
        if (!killed.has(child))
          ended.push(`${name} ended: ${readFileSync(file, 'utf8').slice(-600)}`)
      })
      children.push(child)
      return child
    },
    throwIfEnded() {
      if (ended.length > 0) throw new Error(ended.join('\n'))
    },
    async close() {
      await Promise.all(children.map(kill))
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

/** PostgreSQL refuses to run as root. */
function accountOfPostgres() {
  if (process.getuid?.() !== 0) return undefined
  const line = /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8'))
  if (!line) throw new Error('There is no user `postgres`')
  return { uid: Number(line[1]), gid: Number(line[2]) }
}
