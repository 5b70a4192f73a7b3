import type { FastifyRequest } from 'fastify'
import { clientNetwork } from './client-network.ts'
import { MULTIPART_LIMITS } from './multipart.ts'
import { refuse } from './refusal.ts'

interface UploadLimits {
  /** Forms with photos in memory at the same time. */
  readonly forms: number
  readonly bytes: number
  /** Share of both that one network may use. */
  readonly share: number
}

const MB = 1024 * 1024
/** Limits of forms whose call was checked. */
export const CHECKED: UploadLimits = { forms: 20, bytes: 96 * MB, share: 0.5 }
/** Limits of forms that send a file before the payload, so that anybody could have sent them. */
export const UNCHECKED: UploadLimits = { forms: 4, bytes: 64 * MB, share: 0.5 }

/** Concurrent forms for one order or review: lost ones may remain while it is sent again. */
const MAX_FORMS_FOR_ONE = 8
/** Assumed size of a form without a content length. */
const LARGEST_FORM_BYTES = MULTIPART_LIMITS.files * MULTIPART_LIMITS.fileSize

interface Held {
  readonly forms: number
  readonly bytes: number
}
const NOTHING: Held = { forms: 0, bytes: 0 }

/**
 * Limits the number and the bytes of concurrent uploads, so that unfinished ones cannot use up the
 * memory. `take` counts a form, also under the key of what it is for, until the returned function is
 * called.
 *
 * Refuses TOO_MANY_REQUESTS when a network or a key exceeds its share, UNAVAILABLE when all is in use.
 */
export function createUploadLimiter({ forms, bytes, share }: UploadLimits) {
  const heldBy = new Map<string, Held>()
  const all = 'all'

  return {
    take({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>, key?: string): () => void {
      const declared = Number(headers['content-length'] ?? LARGEST_FORM_BYTES)
      const form = { forms: 1, bytes: Math.min(declared, LARGEST_FORM_BYTES) }
      const network = `network ${clientNetwork(ip)}`
      const purpose = key === undefined ? [] : [`for ${key}`]
      const heldWith = (holder: string) => plus(heldBy.get(holder), form)
      const isOver = (holder: string, most: Held) =>
        heldWith(holder).forms > most.forms || heldWith(holder).bytes > most.bytes

      if (isOver(network, { forms: forms * share, bytes: bytes * share })) {
        refuse('TOO_MANY_REQUESTS')
      }
      if (purpose.some((it) => heldWith(it).forms > MAX_FORMS_FOR_ONE)) refuse('TOO_MANY_REQUESTS')
      if (isOver(all, { forms, bytes })) refuse('UNAVAILABLE')

      const holders = [all, network, ...purpose]
      for (const holder of holders) heldBy.set(holder, heldWith(holder))
      return () => {
        for (const holder of holders) {
          const left = plus(heldBy.get(holder), form, -1)
          if (left.forms > 0) heldBy.set(holder, left)
          else heldBy.delete(holder)
        }
      }
    },
  }
}

const plus = (held: Held = NOTHING, form: Held, sign = 1): Held => ({
  forms: held.forms + sign * form.forms,
  bytes: held.bytes + sign * form.bytes,
})
