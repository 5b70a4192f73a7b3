import { readdirSync, readFileSync } from 'node:fs'
import { openCluster } from '#server/adapters/database/cluster.ts'
import { runningPostmaster } from '#server/adapters/database/postmaster-pid.ts'

/** Unit of the processor times in `/proc`, on all Linux systems. */
const MS_PER_TICK = 10

/** Returns the process of the database that runs on a data folder. */
export async function databaseOf(dataDir: string): Promise<number | undefined> {
  return runningPostmaster((await openCluster(dataDir, true)).folder)?.pid
}

/** Milliseconds of processor time of a process and its children, ended ones included. */
export function processorMs(root: number | undefined): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // The name of the program, in parentheses, may contain spaces.
        const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
        return [{ pid: Number(pid), parent: Number(fields[1]), times: fields.slice(11, 15) }]
      } catch {
        return []
      }
    })
  return stats
    .filter(({ pid, parent }) => pid === root || parent === root)
    .flatMap(({ pid, times }) => (pid === root ? times : times.slice(0, 2)))
    .reduce((sum, ticks) => sum + Number(ticks) * MS_PER_TICK, 0)
}
