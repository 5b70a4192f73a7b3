import { statfs } from 'node:fs/promises'
import { existingFolder } from '../existing-folder.ts'
import { type Check, fail, ok, warn } from '../finding.ts'

const GB = 1e9
const FAIL_BYTES = GB
const WARN_BYTES = 5 * GB
const WARN_PART = 0.1

/** Examines the free space where DATA_DIR is. */
export const disk: Check = {
  name: 'disk',
  async examine({ dataDir }) {
    const { bavail, blocks, bsize } = await statfs(existingFolder(dataDir))
    return [judgeDisk(bavail * bsize, blocks * bsize)]
  },
}

export function judgeDisk(free: number, size: number) {
  const text = `${(free / GB).toFixed(1)} of ${(size / GB).toFixed(1)} GB are free`
  const action = 'free some space or enlarge the disk: nobody can order when it is full'
  if (free < FAIL_BYTES) return fail(text, action)
  return free < WARN_BYTES || free / size < WARN_PART ? warn(text, action) : ok(text)
}
