import { pino } from 'pino'

/**
 * Creates the logger: one JSON line per event on standard output, without secrets or contact data. The
 * line of a request names the client's address, so the log must be deleted after 30 days. Source:
 * docs/rules.md AU-6.
 */
export const createLogger = (level: string) =>
  pino({
    level,
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        // The query may contain an email address, a phone number or a guest token.
        url: request.url.split('?')[0],
        ip: request.ip,
      }),
    },
  })
