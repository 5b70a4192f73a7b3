import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

interface Sent {
  readonly method?: string
  readonly token?: string | undefined
  readonly key?: string
  readonly json?: unknown
  readonly form?: FormData
}

export interface Heard {
  /** 0 without a reply. */
  readonly status: number
  readonly body: string
}

const REPLY_LIMIT_MS = 30_000
const RETRY_PAUSE_MS = 50

export type Traffic = ReturnType<typeof openTraffic>

/**
 * Sends requests to a site and watches the replies: every 5xx must be a 503 that says when to try
 * again. `url` is read for each request, since a restarted site has another.
 */
export function openTraffic(url: () => string) {
  const statuses = new Map<number, number>()
  const wrong = new Set<string>()
  const answeredMs: number[] = []
  const refusedMs: number[] = []

  async function send(path: string, { method, token, key, json, form }: Sent = {}): Promise<Heard> {
    const sentAt = performance.now()
    const response = await fetch(url() + path, {
      method: method ?? (json === undefined && !form ? 'GET' : 'POST'),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(REPLY_LIMIT_MS),
      redirect: 'manual',
      ...(form && { body: form }),
      ...(json !== undefined && { body: JSON.stringify(json) }),
    }).catch(() => undefined)
    const body = await response?.text().catch(() => undefined)
    const status = body === undefined ? 0 : (response?.status ?? 0)
    const ms = performance.now() - sentAt
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status >= 500) {
      refusedMs.push(ms)
      const says = status === 503 && response?.headers.get('retry-after')
      if (!says) wrong.add(`${status} ${method ?? ''} ${path} ${body?.slice(0, 200)}`)
    } else if (status > 0) answeredMs.push(ms)
    return { status, body: body ?? '' }
  }

  /** Repeats a request with its key until it is answered otherwise than with a server error. */
  async function sendUntilAnswered(path: string, sent: Sent): Promise<Heard> {
    const keyed = { key: randomUUID(), ...sent }
    for (;;) {
      const heard = await send(path, keyed)
      if (heard.status > 0 && heard.status < 500 && heard.status !== 429) return heard
      await pause(RETRY_PAUSE_MS)
    }
  }

  return { send, sendUntilAnswered, statuses, wrong, answeredMs, refusedMs }
}

/** The statuses and their numbers, as `201 × 40, 503 × 3`. */
export const statusesOf = ({ statuses }: Traffic) =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status || 'no reply'} × ${count}`)
    .join(', ')
