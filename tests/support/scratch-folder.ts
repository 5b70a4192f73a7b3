import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PARENT_CHECK_MS = 500

/**
 * Gives this process a temporary folder of its own, in which all its temporary folders lie from now on.
 * When the process ends, even by SIGKILL, a cleaner kills every process that uses the folder and
 * deletes it. Ends the process when its parent ends, which npm's scripts do not pass on.
 */
export function workInScratchFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `gyeol-${name}-`))
  // PostgreSQL runs as another user than root and must be able to enter.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  const cleaner = spawn(
    process.execPath,
    [join(import.meta.dirname, 'scratch-cleaner.ts'), folder],
    {
      // It reads until this process's end of the pipe is closed.
      stdio: ['pipe', 'ignore', 'inherit'],
      detached: true,
    },
  )
  cleaner.unref()

  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.exit(1), PARENT_CHECK_MS).unref()
  return folder
}
