import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const USER = 'tests/support/scratch-folder-user.ts'
const reported = z.object({
  folder: z.string(),
  pid: z.number(),
  pids: z.array(z.number()).length(3),
})

async function startUser(...command: readonly string[]) {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  return { child, ...reported.parse(JSON.parse(String(line))) }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'after %s no process and no file of a drill is left',
  async (signal) => {
    const { child, folder, pids } = await startUser(USER)
    expect([existsSync(folder), ...pids.map(isAlive)]).toEqual([true, true, true, true])

    child.kill(signal)

    await expect.poll(() => pids.filter(isAlive), { timeout: 10_000 }).toEqual([])
    await expect.poll(() => existsSync(folder), { timeout: 10_000 }).toBe(false)
  },
)

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'after %s of the script that started a drill, nothing of it is left',
  async (signal) => {
    const { child, folder, pid, pids } = await startUser('scripts/run.mjs', USER)

    child.kill(signal)

    await expect.poll(() => [pid, ...pids].filter(isAlive), { timeout: 10_000 }).toEqual([])
    await expect.poll(() => existsSync(folder), { timeout: 10_000 }).toBe(false)
  },
)
