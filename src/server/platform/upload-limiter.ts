import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientNetwork } from './client-network.ts'
import { MULTIPART_LIMITS } from './multipart.ts'
import { refuse } from './refusal.ts'

/** Forms with photos in memory at the same time. */
const MAX_FORMS = 20
const MAX_BYTES = 96 * 1024 * 1024
/** Share of each limit that one network may use. */
const SHARE = 0.5
/** Assumed size of a form without a content length. */
const LARGEST_FORM_BYTES = MULTIPART_LIMITS.files * MULTIPART_LIMITS.fileSize

interface Held {
  readonly forms: number
  readonly bytes: number
}

/**
 * Limits the number and the bytes of concurrent uploads, so that unfinished ones cannot use up the
 * memory. `take` counts a form until its request is answered or its connection closes.
 *
 * Refuses TOO_MANY_REQUESTS when a network exceeds its share, UNAVAILABLE when all is in use.
 */
export function createUploadLimiter() {
  const heldBy = new Map<string, Held>()
  let all: Held = { forms: 0, bytes: 0 }

  return {
    take({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>, reply: FastifyReply) {
      const network = clientNetwork(ip)
      const declared = Number(headers['content-length'] ?? LARGEST_FORM_BYTES)
      const form = { forms: 1, bytes: Math.min(declared, LARGEST_FORM_BYTES) }
      const own = plus(heldBy.get(network), form)
      if (isOver(own, SHARE)) refuse('TOO_MANY_REQUESTS')
      if (isOver(plus(all, form), 1)) refuse('UNAVAILABLE')
      heldBy.set(network, own)
      all = plus(all, form)
      reply.raw.once('close', () => {
        const left = plus(heldBy.get(network), form, -1)
        if (left.forms > 0) heldBy.set(network, left)
        else heldBy.delete(network)
        all = plus(all, form, -1)
      })
    },
  }
}

const plus = (held: Held = { forms: 0, bytes: 0 }, form: Held, sign = 1): Held => ({
  forms: held.forms + sign * form.forms,
  bytes: held.bytes + sign * form.bytes,
})

const isOver = ({ forms, bytes }: Held, share: number) =>
  forms > MAX_FORMS * share || bytes > MAX_BYTES * share
