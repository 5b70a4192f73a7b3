import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How slowly a client may take a reply. */
export interface ReplyLimits {
  /** For taking nothing at all: closed no later. After it, the average rate is checked as well. */
  readonly stallMs: number
  readonly bytesPerSecond: number
}

export const REPLY_LIMITS: ReplyLimits = { stallMs: 30_000, bytesPerSecond: 8 * 1024 }

/**
 * Closes connections whose client takes its reply too slowly, for which Node has no limit. Time in
 * which the server itself has nothing to send does not count. Returns the function that limits a reply
 * which is written without Fastify.
 */
export function limitReplies(app: FastifyInstance, limits: ReplyLimits) {
  const limitReply = (response: ServerResponse) => {
    // The response to a pipelined request gets the socket later. An injected request has none.
    const { socket } = response.req
    if (socket instanceof Socket) watch(response, socket, limits)
  }
  app.addHook('onSend', async (_request, { raw }) => limitReply(raw))
  return limitReply
}

function watch(response: ServerResponse, socket: Socket, { stallMs, bytesPerSecond }: ReplyLimits) {
  const isBlocked = () => socket.writableLength > 0
  // Half, since Node waits a second time if the queue has changed since it last looked, even if the
  // change came at the start of the first wait. After the reply it sets its limit for idle connections.
  response.setTimeout(stallMs / 2, () => {
    if (isBlocked()) socket.destroy()
  })

  let startedAt = performance.now()
  let bytesBefore = socket.bytesWritten
  let timer: NodeJS.Timeout
  function wait() {
    const ms = stallMs + ((socket.bytesWritten - bytesBefore) / bytesPerSecond) * 1_000
    const leftMs = startedAt + ms - performance.now()
    if (leftMs <= 0 && isBlocked()) return void socket.destroy()
    if (leftMs <= 0) {
      startedAt = performance.now()
      bytesBefore = socket.bytesWritten
    }
    // Node's timers cannot wait for more than 24 days, which is the limit of a reply of 17 GB.
    const waitMs = leftMs > 0 ? Math.min(leftMs, stallMs) : stallMs
    timer = setTimeout(wait, Math.ceil(waitMs)).unref()
  }
  response.once('close', () => clearTimeout(timer))
  wait()
}
