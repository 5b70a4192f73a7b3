import { pino } from 'pino'

/** One line of JSON an event on standard output; secrets and contact details are not in it. */
export const createLogger = (level: string) =>
  pino({
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        // A query may hold an address, a phone number or a guest's token.
        url: request.url.split('?')[0],
      }),
    },
  })
