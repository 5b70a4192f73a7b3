import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The PostgreSQL process that serves a cluster. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
}

/**
 * The postmaster that runs on this cluster, whoever started it; undefined when none does.
 *
 * `postmaster.pid` alone proves nothing: after a crash it stays behind, and its number may by now
 * belong to any other process.
 */
export function runningPostmaster(folder: string): Postmaster | undefined {
  const noted = readPidFile(folder)
  return noted && isPostmaster(noted.pid, folder) ? noted : undefined
}

/**
 * Removes a `postmaster.pid` whose number now belongs to a stranger. PostgreSQL itself clears up
 * after a process that is gone, but takes any living one for a postmaster and refuses to start.
 */
export function removeStalePidFile(folder: string) {
  const noted = readPidFile(folder)
  if (noted && isAlive(noted.pid) && !isPostmaster(noted.pid, folder)) rmSync(pidFile(folder))
}

/** True while a process with this number exists, be it another user's. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** True while `pid` is a PostgreSQL that was started on `folder`. One that only waits to be reaped is none. */
export function isPostmaster(pid: number, folder: string): boolean {
  return isAlive(pid) && commandLine(pid).includes(folder)
}

const pidFile = (folder: string) => join(folder, 'postmaster.pid')

/** Its first line is the process id, its fourth the port. */
function readPidFile(folder: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(pidFile(folder), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 && port > 0 ? { pid, port } : undefined
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
