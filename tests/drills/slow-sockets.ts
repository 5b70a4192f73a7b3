import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '#tests/support/site-process.ts'
import { startTossStandIn } from '#tests/support/toss-stand-in.ts'
import { castAt } from './cast.ts'
import { DRILL_ADMIN, placeOrder, sendSurvey } from './customers.ts'
import { type Drill, inMs, quantile } from './drill.ts'
import { brokenPromises } from './promises-kept.ts'
import { openSlowSockets, slowKinds } from './slow-kinds.ts'
import { statusesOf } from './traffic.ts'

const PER_KIND = 100
const SHORT_PER_KIND = 20
const QUIET_SECONDS = 15
const SHORT_QUIET_SECONDS = 5
const PAUSE_MS = 50
/** Headers have 15 s, bodies 10 s, replies 30 s; Node checks headers every 5 s. */
const CLOSED_LIMIT_MS = 40_000
/** Connections of honest customers, which come and go. */
const FILES_NOISE = 20
/** Honest replies while slow sockets are open, against those before; and what noise may add. */
const SLOWER_LIMIT = 2
const SLOWER_NOISE_MS = 250

/**
 * Opens many connections that send or read slowly, or vanish, while customers order, send surveys with
 * photos and read pages. The slow ones must be closed in time, and the others notice nothing.
 */
export const slowSockets: Drill = async ({ isShort, amount }) => {
  const perKind = amount ?? (isShort ? SHORT_PER_KIND : PER_KIND)
  const quietMs = (isShort ? SHORT_QUIET_SECONDS : QUIET_SECONDS) * 1_000
  const dataDir = mkdtempSync(join(tmpdir(), 'gyeol-slow-'))
  const toss = await startTossStandIn()
  const server = await startServer(dataDir, DRILL_ADMIN)
  const cast = await castAt(() => server.url, toss, [800, 600])
  const { traffic, promised } = cast
  const acts = [
    () => placeOrder(cast),
    () => sendSurvey(cast),
    () => traffic.send('/user'),
    () => traffic.send('/user/consulting/dashboard/original'),
    () => traffic.send('/v1/products'),
  ]
  const failures: string[] = []
  let isOver = false
  const stopped = Promise.all(
    acts.map(async (act) => {
      while (!isOver) {
        await act()
        await pause(PAUSE_MS)
      }
    }),
  ).catch((error: unknown) => void failures.push(String(error)))
  const openFiles = () => readdirSync(`/proc/${server.child.pid}/fd`).length
  const takeTimes = () => traffic.answeredMs.splice(0)

  await pause(quietMs / 3)
  takeTimes()
  await pause(quietMs)
  const before = takeTimes()
  const filesBefore = openFiles()
  const openedAt = performance.now()
  const slow = await openSlowSockets(server.url, perKind)
  await pause(quietMs / 3)
  const filesAtMost = openFiles()
  while (openFiles() > filesBefore + FILES_NOISE) {
    if (performance.now() - openedAt > CLOSED_LIMIT_MS) break
    await pause(100)
  }
  const closedMs = performance.now() - openedAt
  const during = takeTimes()
  const filesAfter = openFiles()
  await slow.close()
  isOver = true
  await stopped
  failures.push(...(await brokenPromises(dataDir, promised, toss)), ...traffic.wrong)
  await server.end()
  toss.stop()
  rmSync(dataDir, { recursive: true, force: true })

  const [p99Before, p99During] = [quantile(before, 0.99), quantile(during, 0.99)]
  if (filesAfter > filesBefore + FILES_NOISE) failures.push('slow connections are left')
  if (p99During > p99Before * SLOWER_LIMIT + SLOWER_NOISE_MS) failures.push('customers are slower')
  if (traffic.refusedMs.length > 0) failures.push('customers are refused')
  const count = perKind * Object.keys(slowKinds).length
  const figures = [
    `${count} slow connections of ${Object.keys(slowKinds).length} kinds, all closed after ${inMs(closedMs)}`,
    `open files ${filesBefore} → ${filesAtMost} → ${filesAfter}`,
    `customers' p99 ${inMs(p99Before)} before (${before.length} replies), ${inMs(p99During)} meanwhile (${during.length})`,
    `replies: ${statusesOf(traffic)}`,
  ]
  return { figures: figures.join('; '), failures }
}
