import { connect } from 'node:net'

/** Headers may stall for 15 s and bodies for 10 s, which is checked every 5 s. */
const LIMIT_MS = 25_000
/** After a whole reply: another one may follow. */
const QUIET_MS = 50

interface RawReply {
  readonly status: number
  readonly type: string
  readonly body: string
}

export interface RawOutcome {
  readonly replies: readonly RawReply[]
  /** The server neither replied nor closed the connection within its limits. */
  readonly hangs: boolean
}

/**
 * Sends bytes as they are and reads until the replies are whole or the connection is closed. Ends its own
 * side after `patienceMs`, as Node forgets a request whose client has ended before the reply.
 */
export function sendRaw(
  url: string,
  bytes: string,
  patienceMs: number,
  expectedReplies = 1,
): Promise<RawOutcome> {
  const { hostname: host, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port), allowHalfOpen: true })
    let received = ''
    let quiet: NodeJS.Timeout | undefined
    const patience = setTimeout(() => socket.end(), patienceMs)
    const limit = setTimeout(() => finish(true), LIMIT_MS)
    function finish(hangs: boolean) {
      for (const timer of [quiet, patience, limit]) clearTimeout(timer)
      socket.destroy()
      resolve({ replies: repliesIn(received).replies, hangs })
    }
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text
      clearTimeout(quiet)
      const { replies, areWhole } = repliesIn(received)
      if (areWhole && replies.length >= expectedReplies)
        quiet = setTimeout(() => finish(false), QUIET_MS)
    })
    // A reset connection is closed next.
    socket.on('error', () => undefined)
    socket.on('end', () => finish(false))
    socket.on('close', () => finish(false))
    socket.write(bytes, 'latin1')
  })
}

/** The final replies in what was received; interim ones such as 100 are left out. */
function repliesIn(received: string): { replies: readonly RawReply[]; areWhole: boolean } {
  const replies: RawReply[] = []
  for (let rest = received; rest.length > 0; ) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) return { replies, areWhole: false }
    const head = rest.slice(0, end).toLowerCase()
    const status = Number(/^http\/1\.1 (\d{3}) /.exec(head)?.[1] ?? Number.NaN)
    const after = rest.slice(end + 4)
    const size = status < 200 ? 0 : bodySize(head, after)
    if (after.length < size) return { replies, areWhole: false }
    const type = /\r\ncontent-type: ([^\r;]*)/.exec(head)?.[1] ?? ''
    const body = Buffer.from(after.slice(0, size), 'latin1').toString()
    if (!(status < 200)) replies.push({ status, type, body })
    rest = after.slice(size)
  }
  return { replies, areWhole: replies.length > 0 }
}

const LAST_CHUNK = '\r\n0\r\n\r\n'

/** Bytes until the end of a body; infinite while its last chunk is missing. */
function bodySize(head: string, after: string): number {
  if (!head.includes('\r\ntransfer-encoding: chunked')) {
    return Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0)
  }
  const last = after.indexOf(LAST_CHUNK)
  return last < 0 ? Number.POSITIVE_INFINITY : last + LAST_CHUNK.length
}
