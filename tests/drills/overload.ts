import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { metricIn, readMetrics } from '#tests/support/site-metrics.ts'
import { startSite } from '#tests/support/site-process.ts'
import { load } from '../../bench/load.ts'
import { orderBody } from './customers.ts'
import { type Drill, inMs, quantile } from './drill.ts'
import { openLoad, type Reply, requestText } from './open-load.ts'

const SECONDS = 60
const SHORT_SECONDS = 5
const TIMES = 10
const WARM_UP_SECONDS = 8
const MEASURED_SECONDS = 5
const CONNECTIONS = 16
/** Of the refusals in the middle; the sender shares the cores with the server. */
const REFUSED_LIMIT_MS = 50
/** 99th percentile of the event loop's delay: what a refusal waits for on a machine of its own. */
const LOOP_LIMIT_MS = 50
/** Twice on machines that run other tests at the same time. */
const SHORT_FACTOR = 4
const ANSWERED_PART = 0.4

const orderText = () =>
  requestText('POST', '/v1/orders/guest', { 'idempotency-key': randomUUID() }, orderBody)
/** A cookie that looks like a session bypasses the page cache. */
const pageText = () => requestText('GET', '/user', { cookie: 'access_token=none' })

const kinds = {
  orders: {
    text: orderText,
    sent: () => ({
      path: '/v1/orders/guest',
      body: JSON.stringify(orderBody),
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  'uncached pages': {
    text: pageText,
    sent: () => ({
      method: 'GET' as const,
      path: '/user',
      headers: { cookie: 'access_token=none' },
    }),
  },
}

/** Sends ten times the load that the site sustains, measured before in the same run. */
export const overload: Drill = async ({ isShort, amount }) => {
  const seconds = amount ?? (isShort ? SHORT_SECONDS : SECONDS)
  const factor = isShort ? SHORT_FACTOR : 1
  const site = await startSite()
  const figures: string[] = []
  const failures: string[] = []
  for (const [name, { text, sent }] of Object.entries(kinds)) {
    await load(site.url, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS }, sent)
    const closed = { connections: CONNECTIONS, seconds: MEASURED_SECONDS }
    const { perSecond } = await load(site.url, closed, sent)
    await loopDelayMs(site.url)
    const [waitedBefore, startedAt] = [waitedMs(site.child.pid), performance.now()]
    const replies = await openLoad(site.url, { perSecond: perSecond * TIMES, seconds }, text)
    const loopMs = await loopDelayMs(site.url)
    const waited = (waitedMs(site.child.pid) - waitedBefore) / (performance.now() - startedAt)

    // The event loop accepts one new connection per turn, so that opening a thousand takes seconds.
    const connected = replies.slice(replies.length / 2)
    const answered = timesOf(replies, (status) => status < 300 && status > 0)
    const refused = timesOf(replies, (status) => status === 503)
    const middle = quantile(refused, 0.5)
    const lost = replies.filter(({ status }) => status === 0).length
    const unsent = Math.round(perSecond * TIMES * seconds) - replies.length
    const wrong = replies.filter(
      (it) => it.status >= 500 && !(it.status === 503 && it.hasRetryAfter),
    )
    figures.push(
      `${name}, ${perSecond.toFixed(0)}/s sustained: ${(answered.length / seconds).toFixed(0)}/s answered (p50 ${inMs(quantile(answered, 0.5))}, p99 ${inMs(p99Of(connected, 201, 200))} once connected), ${(refused.length / seconds).toFixed(0)}/s refused (p50 ${inMs(middle)}, p99 ${inMs(p99Of(connected, 503))} once connected), ${unsent} of ${replies.length + unsent} not sent since too many were open, event loop p99 ${inMs(loopMs)} (waited for a core for ${(waited * 100).toFixed(0)} % of the time)`,
    )
    if (lost > 0) failures.push(`${name}: ${lost} without a reply`)
    if (wrong.length > 0) failures.push(`${name}: ${wrong.length} wrong replies`)
    if (middle > REFUSED_LIMIT_MS * factor) failures.push(`${name}: refusals take ${inMs(middle)}`)
    if (loopMs > LOOP_LIMIT_MS * factor) failures.push(`${name}: the event loop ${inMs(loopMs)}`)
    if (answered.length / seconds < perSecond * ANSWERED_PART) {
      failures.push(`${name}: too few are answered`)
    }
  }
  await site.stop()
  return { figures: figures.join('; '), failures }
}

const timesOf = (replies: readonly Reply[], is: (status: number) => boolean) =>
  replies.filter(({ status }) => is(status)).map(({ ms }) => ms)

const p99Of = (replies: readonly Reply[], ...statuses: readonly number[]) =>
  quantile(
    timesOf(replies, (status) => statuses.includes(status)),
    0.99,
  )

/**
 * Time for which the main thread of a process was ready to run and had no core, which no change of the
 * server mends; 0 where the system does not say.
 */
function waitedMs(pid: number | undefined): number {
  const path = `/proc/${pid}/task/${pid}/schedstat`
  if (!existsSync(path)) return 0
  const [, nanoseconds] = readFileSync(path, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

/** 99th percentile since the last reading. */
const loopDelayMs = async (url: string): Promise<number> =>
  metricIn(await readMetrics(url), 'nodejs_eventloop_lag_p99_seconds') * 1_000
