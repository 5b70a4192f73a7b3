import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '#server/platform/error-fields.ts'

/** The PostgreSQL process that serves a cluster. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
}

/**
 * Finds the postmaster that runs on this cluster, whoever started it; undefined if there is none.
 *
 * `postmaster.pid` alone is no proof: it remains after a crash, and another process may have its
 * number by now.
 */
export function runningPostmaster(folder: string): Postmaster | undefined {
  const noted = readPidFile(folder)
  return noted && isPostmaster(noted.pid, folder) ? noted : undefined
}

/**
 * Deletes a `postmaster.pid` whose number now belongs to another program. PostgreSQL deletes the
 * file of an ended process itself, but takes any running process for a postmaster.
 */
export function removeStalePidFile(folder: string) {
  const noted = readPidFile(folder)
  if (noted && isAlive(noted.pid) && !isPostmaster(noted.pid, folder)) rmSync(pidFile(folder))
}

/** True while a process with this number exists, also another user's. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** True while `pid` is a PostgreSQL that was started on `folder`, zombies excluded. */
export function isPostmaster(pid: number, folder: string): boolean {
  return isAlive(pid) && commandLine(pid).includes(folder)
}

const pidFile = (folder: string) => join(folder, 'postmaster.pid')

/** Reads `postmaster.pid`: its first line is the process ID, its fourth the port. */
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
