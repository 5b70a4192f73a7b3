import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'

const CGROUPS = '/sys/fs/cgroup'

export interface MemoryGroup {
  /** Command prefix that puts a process and its children into the group. */
  readonly through: readonly string[]
  peakBytes(): number
  /** Number of processes of the group that the kernel killed. */
  kills(): number
  remove(): void
}

/** Creates a control group (version 1 or 2) with a memory limit; null if not permitted. */
export function memoryGroup(limitBytes: number): MemoryGroup | null {
  const isFirst = existsSync(`${CGROUPS}/memory`)
  const path = `${CGROUPS}${isFirst ? '/memory' : ''}/gyeol-bench-${process.pid}`
  const file = isFirst
    ? {
        limit: 'memory.limit_in_bytes',
        peak: 'memory.max_usage_in_bytes',
        events: 'memory.oom_control',
      }
    : { limit: 'memory.max', peak: 'memory.peak', events: 'memory.events' }
  const read = (name: string) => readFileSync(`${path}/${name}`, 'utf8')
  try {
    mkdirSync(path)
    writeFileSync(`${path}/${file.limit}`, String(limitBytes))
  } catch {
    if (existsSync(path)) rmdirSync(path)
    return null
  }
  return {
    through: ['/bin/sh', '-c', `echo $$ > ${path}/cgroup.procs; exec "$@"`, 'sh'],
    peakBytes: () => Number(read(file.peak)),
    kills: () => Number(/oom_kill (\d+)/.exec(read(file.events))?.[1] ?? 0),
    remove: () => rmdirSync(path),
  }
}

/** Memory of a process tree; shared memory counts once. Linux only. */
export const memoryOfTree = (root: number): number =>
  treeOf(root).reduce((sum, pid) => sum + proportionalBytes(pid), 0)

/** Resident memory of a process and its children except PostgreSQL. Linux only. */
export const residentOfServer = (root: number): number =>
  treeOf(root)
    .filter((pid) => contentOf(`/proc/${pid}/comm`).trim() !== 'postgres')
    .reduce((sum, pid) => sum + kilobytesIn(`/proc/${pid}/status`, /^VmRSS:\s+(\d+)/m), 0)

function treeOf(root: number): number[] {
  const parents = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const tree = new Set([root])
  for (const [pid = 0, parent = 0] of parents) if (tree.has(parent)) tree.add(pid)
  return [...tree]
}

const proportionalBytes = (pid: number) =>
  kilobytesIn(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/m)

/** Bytes of a line in kB; none for a process that has ended meanwhile. */
const kilobytesIn = (file: string, line: RegExp) =>
  Number(line.exec(contentOf(file))?.[1] ?? 0) * 1024

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
