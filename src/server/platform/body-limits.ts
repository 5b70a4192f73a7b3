import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** How slowly the body of a request may arrive. */
export interface BodyLimits {
  /** For connecting and stalling. After it, the average rate is checked. */
  readonly graceMs: number
  readonly bytesPerSecond: number
  /** For a body, and for a form until its files may be received. */
  readonly maxMs: number
  /** For a form with its files. */
  readonly filesMaxMs: number
}

/**
 * A phone that sends 60 kB/s needs 150 s for three photos of 3 MB. The rate counts from the start, so
 * what arrived fast makes up for a stall.
 */
export const BODY_LIMITS: BodyLimits = {
  graceMs: 10_000,
  bytesPerSecond: 8 * 1024,
  maxMs: 30_000,
  filesMaxMs: 5 * 60_000,
}

const timers = new WeakMap<IncomingMessage, BodyTimer>()

interface BodyTimer {
  allowFiles(): void
}

/**
 * Refuses bodies that arrive too slowly with REQUEST_TIMEOUT. Closes connections that go on sending too
 * slowly after their reply.
 */
export function limitBodies(app: FastifyInstance, limits: BodyLimits) {
  app.addHook('preParsing', async ({ raw }, reply) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers
    if (length !== '0' || encoding) timers.set(raw, startTimer(raw, reply, limits))
  })
}

/** Gives a form the time that its files need. */
export const allowFiles = ({ raw }: FastifyRequest) => timers.get(raw)?.allowFiles()

/** Sleeps until the earliest moment at which the body can be too slow, then looks again. */
function startTimer(raw: IncomingMessage, reply: FastifyReply, limits: BodyLimits): BodyTimer {
  let { maxMs } = limits
  let startedAt = performance.now()
  let bytesBefore = bytesRead(raw) - raw.readableLength
  let timer: NodeJS.Timeout

  function wait() {
    const bytes = bytesRead(raw) - bytesBefore
    const ms = Math.min(maxMs, limits.graceMs + (bytes / limits.bytesPerSecond) * 1_000)
    const leftMs = startedAt + ms - performance.now()
    if (leftMs > 0) timer = setTimeout(wait, Math.ceil(leftMs)).unref()
    else onTooSlow()
  }

  function onTooSlow() {
    if (raw.complete) return
    if (reply.sent) raw.destroy()
    // The error ends the parser of the body, whose caller then replies. Destroying would prevent a reply.
    else if (raw.listenerCount('error') > 0) raw.emit('error', new Refusal('REQUEST_TIMEOUT'))
    startedAt = performance.now()
    bytesBefore = bytesRead(raw)
    wait()
  }

  raw.once('close', () => clearTimeout(timer))
  wait()
  return {
    allowFiles() {
      maxMs = limits.filesMaxMs
    },
  }
}

/** An injected request has no such counter. */
const bytesRead = ({ socket }: IncomingMessage) => socket.bytesRead ?? 0
