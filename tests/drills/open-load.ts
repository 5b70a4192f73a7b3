import { connect } from 'node:net'

/** One reply. `status` is 0 if the connection was lost or the reply did not come in time. */
export interface Reply {
  readonly status: number
  /** From the moment at which the request was due, so that a busy sender does not hide a wait. */
  readonly ms: number
  readonly hasRetryAfter: boolean
  readonly body: string
}

interface Rate {
  readonly perSecond: number
  readonly seconds: number
}

const TICK_MS = 5
const REPLY_LIMIT_MS = 30_000
/** Requests that find so many others unanswered are not sent. They have no entry in the result. */
const MOST_OPEN = 1_000

/**
 * Sends requests at a fixed rate, whether or not earlier ones are answered, as many independent
 * visitors do. A connection carries one request at a time; unused ones are reused. `next` returns the
 * whole request. Cheap for the sender, since it shares the cores with the server.
 */
export async function openLoad(
  url: string,
  { perSecond, seconds }: Rate,
  next: () => string,
): Promise<readonly Reply[]> {
  const { hostname, port } = new URL(url)
  const idle: Line[] = []
  const lines = new Set<Line>()
  const replies: Promise<Reply>[] = []
  const startedAt = performance.now()
  const total = Math.round(perSecond * seconds)

  function send(dueAt: number) {
    if (lines.size - idle.length >= MOST_OPEN) return
    const line = idle.pop() ?? openLine(hostname, Number(port))
    lines.add(line)
    replies.push(
      line.ask(next(), dueAt).then((reply) => {
        if (reply.status !== 0 && line.isOpen()) idle.push(line)
        else {
          lines.delete(line)
          line.close()
        }
        return reply
      }),
    )
  }

  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, ((performance.now() - startedAt) / 1_000) * perSecond)
    for (; sent < due; sent += 1) send(startedAt + (sent / perSecond) * 1_000)
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  const all = await Promise.all(replies)
  for (const line of lines) line.close()
  return all
}

const LOST: Reply = { status: 0, ms: Number.NaN, hasRetryAfter: false, body: '' }

interface Line {
  ask(request: string, dueAt: number): Promise<Reply>
  isOpen(): boolean
  close(): void
}

/** A persistent connection that sends one request at a time. */
function openLine(host: string, port: number): Line {
  const socket = connect({ host, port, noDelay: true })
  let received = ''
  let finish: ((reply: Reply | undefined) => void) | undefined
  socket.setEncoding('latin1')
  socket.on('data', (text: string) => {
    received += text
    const reply = replyIn(received)
    if (reply) finish?.(reply)
  })
  socket.on('error', () => finish?.(undefined))
  socket.on('close', () => finish?.(undefined))

  return {
    ask: (request, dueAt) =>
      new Promise((resolve) => {
        received = ''
        const late = setTimeout(() => finish?.(undefined), REPLY_LIMIT_MS)
        finish = (reply = LOST) => {
          finish = undefined
          clearTimeout(late)
          resolve({ ...reply, ms: performance.now() - dueAt })
        }
        socket.write(request)
      }),
    isOpen: () => !socket.destroyed && socket.writable,
    close: () => socket.destroy(),
  }
}

/** A complete reply in what was received, else undefined. */
function replyIn(received: string): Reply | undefined {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = received.slice(0, end).toLowerCase()
  const body = received.slice(end + 4)
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1]
  const isWhole = length === undefined ? body.endsWith('0\r\n\r\n') : body.length >= Number(length)
  if (!isWhole) return undefined
  return {
    status: Number(head.slice(9, 12)),
    ms: 0,
    hasRetryAfter: head.includes('\r\nretry-after:'),
    body,
  }
}

/** The text of an HTTP request with an optional JSON body. */
export function requestText(
  method: 'GET' | 'POST',
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: unknown,
): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const length = Buffer.byteLength(text)
  const all = {
    host: '127.0.0.1',
    ...(text && { 'content-type': 'application/json', 'content-length': String(length) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`
}
