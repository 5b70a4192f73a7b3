import { Agent, request } from 'node:http'

export interface Load {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /**
   * 99th percentile of the longest wait within one reply, for its first or further bytes. Equals `p99`
   * for a reply in one piece.
   */
  readonly wait99: number
  readonly failed: number
}

export interface Sent {
  readonly method?: 'GET' | 'POST'
  /** Replaces the URL's own path. */
  readonly path?: string
  readonly body?: string
  readonly headers: Record<string, string>
}

/** Sends requests over `connections` persistent connections for `seconds`, without pauses. */
export async function load(
  url: string,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
  next: () => Sent,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const durations: number[] = []
  const waits: number[] = []
  let failed = 0
  const start = performance.now()
  const until = start + seconds * 1_000

  async function sender() {
    while (performance.now() < until) {
      const sent = next()
      const sentAt = performance.now()
      const { status, longestWait } = await send(url, agent, sent)
      if (status === 200 || status === 201) {
        durations.push(performance.now() - sentAt)
        waits.push(longestWait)
      } else failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, sender))
  agent.destroy()

  const tookSeconds = (performance.now() - start) / 1_000
  return {
    perSecond: durations.length / tookSeconds,
    p50: partOf(durations, 0.5),
    p99: partOf(durations, 0.99),
    wait99: partOf(waits, 0.99),
    failed,
  }
}

const partOf = (all: readonly number[], part: number) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * part)] ?? Number.NaN

interface Answered {
  readonly status: number
  /** Longest time until the first bytes or between two chunks, in milliseconds. */
  readonly longestWait: number
}

const send = (url: string, agent: Agent, { method = 'POST', path, body = '', headers }: Sent) =>
  new Promise<Answered>((resolve, reject) => {
    let heardAt = performance.now()
    let longestWait = 0
    const hear = () => {
      longestWait = Math.max(longestWait, performance.now() - heardAt)
      heardAt = performance.now()
    }
    const sent = request(
      url,
      {
        method,
        agent,
        ...(path && { path }),
        headers: {
          ...(body && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
          ...headers,
        },
      },
      (response) => {
        hear()
        response.on('data', hear)
        response.on('end', () => {
          hear()
          resolve({ status: response.statusCode ?? 0, longestWait })
        })
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
