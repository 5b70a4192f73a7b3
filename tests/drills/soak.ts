import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { metricIn, readMetrics } from '#tests/support/site-metrics.ts'
import { startSite } from '#tests/support/site-process.ts'
import { startTossStandIn } from '#tests/support/toss-stand-in.ts'
import { castAt } from './cast.ts'
import { DRILL_ADMIN, payByCard, placeOrder, publishSheet } from './customers.ts'
import { type Drill, inMs, quantile } from './drill.ts'
import { brokenPromises } from './promises-kept.ts'
import { statusesOf } from './traffic.ts'

const MINUTES = 30
const SHORT_MINUTES = 0.5
const SAMPLES = 60
const PAUSE_MS = 100
/** Of the last third of the time against the second third. */
const GROWTH_LIMIT = 1.1
/** Noise of a few connections and timers, and of one collection of garbage. */
const HANDLES_NOISE = 20
const HEAP_NOISE = 20 * 1024 ** 2
const QUEUE_LIMIT = 50

interface Sample {
  readonly heap: number
  readonly resident: number
  readonly handles: number
  readonly files: number
  readonly queue: number
}

/** Sends mixed traffic for long and compares memory, handles, open files and queues over the time. */
export const soak: Drill = async ({ isShort, amount }) => {
  const minutes = amount ?? (isShort ? SHORT_MINUTES : MINUTES)
  const toss = await startTossStandIn()
  const site = await startSite({
    ...DRILL_ADMIN,
    TOSS_CLIENT_KEY: toss.clientKey,
    TOSS_SECRET_KEY: toss.secretKey,
    TOSS_BASE_URL: toss.url,
  })
  const pid = await processIdOf(site.url)
  const cast = await castAt(() => site.url, toss, [800, 600])
  const { traffic, promised, adminToken } = cast
  const pages = ['/user', '/user?lang=en', '/user/consulting/dashboard/original', '/login']
  const acts = [
    () => placeOrder(cast),
    () => payByCard(cast),
    () => publishSheet(cast),
    () => Promise.all(pages.map((page) => traffic.send(page))),
    () => traffic.send('/v1/no-such-call'),
    async () => traffic.send('/v1/admin/orders', { token: await adminToken() }),
  ]
  let isOver = false
  const failures: string[] = []
  const stopped = Promise.all(
    acts.map(async (act) => {
      while (!isOver) {
        await act()
        await pause(PAUSE_MS)
      }
    }),
  ).catch((error: unknown) => void failures.push(String(error)))
  const samples: Sample[] = []
  for (let at = 0; at < SAMPLES; at += 1) {
    await pause((minutes * 60_000) / SAMPLES)
    samples.push(await sampleOf(site.url, pid))
  }
  isOver = true
  await stopped
  failures.push(...(await brokenPromises(site.dataDir, promised, toss)), ...traffic.wrong)
  await site.stop()
  toss.stop()

  const third = Math.floor(samples.length / 3)
  const [second, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)]
  const middle = (of: readonly Sample[], name: keyof Sample) =>
    quantile(
      of.map((sample) => sample[name]),
      0.5,
    )
  const grew = (name: keyof Sample, noise: number) =>
    middle(last, name) > middle(second, name) * GROWTH_LIMIT + noise
  // A short run has not reached its level.
  if (!isShort && grew('heap', HEAP_NOISE)) failures.push('the heap grows')
  if (grew('handles', HANDLES_NOISE)) failures.push('the handles grow')
  if (grew('files', HANDLES_NOISE)) failures.push('the open files grow')
  if (middle(last, 'queue') > QUEUE_LIMIT) failures.push('the queue grows')
  const mb = (of: readonly Sample[], name: 'heap' | 'resident') =>
    `${(middle(of, name) / 1024 ** 2).toFixed(0)} MB`
  const parts = [
    `heap ${mb(second, 'heap')} → ${mb(last, 'heap')}`,
    `resident ${mb(second, 'resident')} → ${mb(last, 'resident')}`,
    `handles ${middle(second, 'handles')} → ${middle(last, 'handles')}`,
    `open files ${middle(second, 'files')} → ${middle(last, 'files')}`,
    `queue ${middle(last, 'queue')}`,
  ]
  const figures = `${minutes} minutes: ${parts.join(', ')}; p99 ${inMs(quantile(traffic.answeredMs, 0.99))}; replies: ${statusesOf(traffic)}`
  return { figures, failures }
}

/** The process with the site's port in its environment. */
async function processIdOf(url: string): Promise<number> {
  const port = `\0PORT=${new URL(url).port}\0`
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const found = pids.find((pid) => {
    try {
      const isServer = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('build/site/main.js')
      return isServer && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(port)
    } catch {
      return false
    }
  })
  return Number(found)
}

async function sampleOf(url: string, pid: number): Promise<Sample> {
  const text = await readMetrics(url)
  const queued = ['queued', 'retrying'].map((kind) =>
    metricIn(text, `gyeol_messages_unsent{kind="${kind}"}`),
  )
  return {
    heap: metricIn(text, 'nodejs_heap_size_used_bytes'),
    resident: metricIn(text, 'process_resident_memory_bytes'),
    handles: metricIn(text, 'nodejs_active_resources_total'),
    files: readdirSync(`/proc/${pid}/fd`).length,
    queue: queued.reduce((sum, value) => sum + value, 0),
  }
}
