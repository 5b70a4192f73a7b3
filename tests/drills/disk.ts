import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTossStandIn } from '#tests/support/toss-stand-in.ts'
import { placeOrder, sendSurvey } from './customers.ts'
import type { Drill } from './drill.ts'
import { drillFaults } from './fault-drill.ts'

const SECONDS = 30
const SHORT_SECONDS = 5
const DISK_MB = 400
const REPLY_LIMIT_MS = 16_000

/** Fills the disk of database and files. Needs the right to mount, else it is not run. */
export const disk: Drill = async ({ isShort, amount }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-disk-'))
  // The log of the site, which this process writes, is on another disk.
  const small = join(dataDir, 'small')
  mkdirSync(small)
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', small]
    execFileSync('mount', options, { stdio: 'ignore' })
  } catch {
    rmSync(dataDir, { recursive: true })
    return { figures: 'not run: mounting a small disk needs root', failures: [] }
  }
  for (const name of ['postgres', 'files']) {
    mkdirSync(join(small, name))
    symlinkSync(join(small, name), join(dataDir, name))
  }
  const filler = join(small, 'filler')
  const toss = await startTossStandIn()
  const outcome = await drillFaults({
    dataDir,
    toss,
    photoSize: [1_600, 1_200],
    actsOf: (cast) => [
      () => placeOrder(cast),
      () => sendSurvey(cast),
      () => sendSurvey(cast),
      () => cast.traffic.send('/v1/products'),
    ],
    faults: [{ name: 'full', begin: () => fill(filler), end: () => rmSync(filler) }],
    seconds: amount ?? (isShort ? SHORT_SECONDS : SECONDS),
    replyLimitMs: REPLY_LIMIT_MS,
  })
  toss.stop()
  execFileSync('umount', ['-l', small])
  rmSync(dataDir, { recursive: true, force: true })
  return outcome
}

/** Writes until no byte is left. */
function fill(file: string) {
  const { bavail, bsize } = statfsSync(join(file, '..'))
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize))
  } catch {
    // What fitted is written: the disk is full.
  }
}
