import { freemem, totalmem } from 'node:os'
import { type Check, fail, ok, warn } from '../finding.ts'

const MB = 2 ** 20
/** The site alone, and beside its embedded database. */
const NEEDED_MB = { alone: 512, embedded: 1_024 }
const FREE_MB = 100

/** Examines the memory of this machine, or what its container may use. */
export const memory: Check = {
  name: 'memory',
  async examine({ config }) {
    const limit = process.constrainedMemory()
    const size = limit > 0 && limit < totalmem() ? limit : totalmem()
    const free = Math.min(process.availableMemory(), freemem() + size)
    return [judgeMemory(size, free, config.DATABASE_URL ? 'alone' : 'embedded')]
  },
}

export function judgeMemory(size: number, free: number, kind: keyof typeof NEEDED_MB) {
  const text = `${Math.round(free / MB)} of ${Math.round(size / MB)} MB are available`
  if (size < 0.9 * NEEDED_MB[kind] * MB)
    return fail(text, `give it at least ${NEEDED_MB[kind]} MB, or pictures will fail`)
  return free < FREE_MB * MB ? warn(text, 'see what uses it: top -o %MEM') : ok(text)
}
