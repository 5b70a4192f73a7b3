import { metricIn, readMetrics } from '#tests/support/site-metrics.ts'
import { load } from './load.ts'

/** A read of a few milliseconds. */
const SMALL = '/v1/admin/orders/S0000001000'

/** Latencies of other callers, in milliseconds. */
export interface ConcurrentLatency {
  /** 99th percentile of a small read. */
  readonly read99: number
  /** 99th percentile of the event loop's delay, seen by a 10 ms timer: 10 means an idle loop. */
  readonly loop99: number
  readonly loopMax: number
}

/** Measures the latency of another caller at `url` while `work` keeps the site busy. */
export async function measureConcurrentLatency(
  url: string,
  cookie: string,
  seconds: number,
  work: () => Promise<unknown>,
): Promise<ConcurrentLatency> {
  await readMetrics(url)
  const small = { method: 'GET', path: SMALL, headers: { cookie } } as const
  const [read] = await Promise.all([load(url, { connections: 1, seconds }, () => small), work()])
  const metrics = await readMetrics(url)
  if (read.failed > 0) throw new Error(`${SMALL} was refused ${read.failed} times`)
  const loop99 = metricIn(metrics, 'nodejs_eventloop_lag_p99_seconds') * 1_000
  const loopMax = metricIn(metrics, 'nodejs_eventloop_lag_max_seconds') * 1_000
  return { read99: read.p99, loop99, loopMax }
}
