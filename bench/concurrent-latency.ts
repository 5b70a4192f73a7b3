import { load } from './load.ts'

/** A read of a few milliseconds. */
const SMALL = '/v1/admin/orders/S0000001000'

/** What others wait for, in milliseconds. */
export interface ConcurrentLatency {
  /** A small read, of the 99th hundredth. */
  readonly read99: number
  /**
   * From one look of the server's event loop to the next, of the 99th hundredth: as seen by a timer of
   * 10 ms in the server itself, so that 10 is a loop with nothing to do.
   */
  readonly loop99: number
  readonly loopMax: number
}

/** What somebody else waits for at the site in `url` while `work` keeps it busy. */
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

/** The figures of the server's event loop begin anew each time they are told. */
async function readEventLoopLag(url: string): Promise<(figure: 'p99' | 'max') => number> {
  const told = await (await fetch(`${url}/metrics`)).text()
  return (figure) => {
    const seconds = new RegExp(`^nodejs_eventloop_lag_${figure}_seconds (\\S+)$`, 'm').exec(told)
    if (!seconds) throw new Error(`/metrics does not tell nodejs_eventloop_lag_${figure}_seconds`)
    return Number(seconds[1]) * 1_000
  }
}
