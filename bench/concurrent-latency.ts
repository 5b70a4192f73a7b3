import { METRICS_TOKEN } from '#tests/support/site-process.ts'
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
  await readEventLoopLag(url)
  const small = { method: 'GET', path: SMALL, headers: { cookie } } as const
  const [read] = await Promise.all([load(url, { connections: 1, seconds }, () => small), work()])
  const loop = await readEventLoopLag(url)
  if (read.failed > 0) throw new Error(`${SMALL} was refused ${read.failed} times`)
  return { read99: read.p99, loop99: loop('p99'), loopMax: loop('max') }
}

/** Reads the event loop's lag; each read of `/metrics` resets it. */
async function readEventLoopLag(url: string): Promise<(figure: 'p99' | 'max') => number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const metrics = await (await fetch(`${url}/metrics`, { headers })).text()
  return (figure) => {
    const seconds = new RegExp(`^nodejs_eventloop_lag_${figure}_seconds (\\S+)$`, 'm').exec(metrics)
    if (!seconds) throw new Error(`/metrics does not report nodejs_eventloop_lag_${figure}_seconds`)
    return Number(seconds[1]) * 1_000
  }
}
