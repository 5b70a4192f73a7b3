import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { constantTimeEqual } from '#server/platform/constant-time-equal.ts'
import { refuse } from '#server/platform/refusal.ts'

export const CLIENT_ADDRESS_PATH = '/healthz/client'
const VALID_FOR_MS = 60_000

/** What the server takes the client of a request for. */
export interface ClientAddress {
  readonly client: string
  /** Other end of the connection: the client itself, or the nearest proxy. */
  readonly peer: string | null
  /** `X-Forwarded-For` as it arrived. */
  readonly forwarded_for: string | null
  readonly secure: boolean
}

/** Header that proves knowledge of the installation's secret. */
export function addressProof(secret: string, at: Date): Record<string, string> {
  const moment = String(at.getTime())
  const signature = createHmac('sha256', secret).update(`client-address ${moment}`).digest('hex')
  return { 'x-gyeol-proof': `${moment}.${signature}` }
}

/**
 * Serves what the server takes the client for, so that `npm run doctor` can check the headers of the
 * proxy. A 404 for whoever does not know the installation's secret.
 */
export function serveClientAddress(
  app: FastifyInstance,
  { secret, now }: Pick<Deps, 'secret' | 'now'>,
) {
  app.get(
    CLIENT_ADDRESS_PATH,
    async ({ headers, ip, socket, protocol }): Promise<ClientAddress> => {
      const given = String(headers['x-gyeol-proof'] ?? '')
      const moment = new Date(Number(given.split('.')[0]))
      const isRecent = Math.abs(now().getTime() - moment.getTime()) < VALID_FOR_MS
      const expected = addressProof(secret, moment)['x-gyeol-proof'] ?? ''
      if (!isRecent || !constantTimeEqual(given, expected)) refuse('NOT_FOUND')
      return {
        client: ip,
        peer: socket.remoteAddress ?? null,
        forwarded_for: headers['x-forwarded-for'] ? String(headers['x-forwarded-for']) : null,
        secure: protocol === 'https',
      }
    },
  )
}
