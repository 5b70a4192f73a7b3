import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientNetwork } from './client-network.ts'
import { refuse } from './refusal.ts'

/** A form with its photos is held in memory until it is answered, 40 MB at most. */
const PLACES = 20
const PLACES_OF_ONE_NETWORK = 10

/**
 * Counts the forms that are being read or worked on, so that uploads left unfinished can take neither
 * all memory nor every place. `take` holds a place until the request is answered or its connection is
 * gone.
 *
 * Refuses TOO_MANY_REQUESTS: this network has its share; UNAVAILABLE: every place is taken.
 */
export function uploadPlaces() {
  const taken = new Map<string, number>()
  let all = 0

  return {
    take({ ip }: Pick<FastifyRequest, 'ip'>, reply: FastifyReply) {
      const network = clientNetwork(ip)
      const own = taken.get(network) ?? 0
      if (own >= PLACES_OF_ONE_NETWORK) refuse('TOO_MANY_REQUESTS')
      if (all >= PLACES) refuse('UNAVAILABLE')
      taken.set(network, own + 1)
      all += 1
      reply.raw.once('close', () => {
        const left = taken.get(network)! - 1
        if (left > 0) taken.set(network, left)
        else taken.delete(network)
        all -= 1
      })
    },
  }
}
