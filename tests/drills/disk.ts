import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { givenPhoto } from '#tests/support/pictures.ts'
import { startServer } from '#tests/support/site-process.ts'
import { startTossStandIn } from '#tests/support/toss-stand-in.ts'
import {
  administratorOf,
  type Cast,
  DRILL_ADMIN,
  nothingPromised,
  placeOrder,
  sendSurvey,
} from './customers.ts'
import type { Drill } from './drill.ts'
import { passThroughFaults } from './fault-phases.ts'
import { brokenPromises } from './promises-kept.ts'
import { openTraffic, statusesOf } from './traffic.ts'

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
  const server = await startServer(dataDir, DRILL_ADMIN)
  const traffic = openTraffic(() => server.url)
  const promised = nothingPromised()
  const adminToken = administratorOf(traffic)
  const cast: Cast = { traffic, toss, promised, adminToken, photo: await givenPhoto(1_600, 1_200) }
  const { figures, failures } = await passThroughFaults({
    url: server.url,
    traffic,
    acts: [
      () => placeOrder(cast),
      () => sendSurvey(cast),
      () => sendSurvey(cast),
      () => traffic.send('/v1/products'),
    ],
    faults: [{ name: 'full', begin: () => fill(filler), end: () => rmSync(filler) }],
    seconds: amount ?? (isShort ? SHORT_SECONDS : SECONDS),
    replyLimitMs: REPLY_LIMIT_MS,
  })
  failures.push(...(await brokenPromises(dataDir, promised, toss)), ...traffic.wrong)
  await server.end()
  toss.stop()
  execFileSync('umount', ['-l', small])
  rmSync(dataDir, { recursive: true, force: true })
  return { figures: `${figures.join('; ')}; replies: ${statusesOf(traffic)}`, failures }
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
