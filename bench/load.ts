import { Agent, request } from 'node:http'

export interface Load {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly failed: number
}

interface Sent {
  readonly method?: 'GET' | 'POST'
  /** Instead of the address's own. */
  readonly path?: string
  readonly body?: string
  readonly headers: Record<string, string>
}

/** Sends requests over `connections` kept connections for `seconds`, each as soon as the last was answered. */
export async function load(
  url: string,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
  next: () => Sent,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const durations: number[] = []
  let failed = 0
  const start = performance.now()
  const until = start + seconds * 1_000

  async function sender() {
    while (performance.now() < until) {
      const sent = next()
      const sentAt = performance.now()
      const status = await send(url, agent, sent)
      if (status === 200 || status === 201) durations.push(performance.now() - sentAt)
      else failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, sender))
  agent.destroy()

  durations.sort((a, b) => a - b)
  const at = (part: number) => durations[Math.floor(durations.length * part)] ?? Number.NaN
  const tookSeconds = (performance.now() - start) / 1_000
  return { perSecond: durations.length / tookSeconds, p50: at(0.5), p99: at(0.99), failed }
}

const send = (url: string, agent: Agent, { method = 'POST', path, body = '', headers }: Sent) =>
  new Promise<number>((resolve, reject) => {
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
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
