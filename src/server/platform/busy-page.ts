import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '#contract/refusals.ts'
import { texts } from '#texts/all.ts'
import { RETRY_AFTER_SECONDS } from './errors.ts'
import { escapeHtml } from './escape-html.ts'
import { languageOf } from './language.ts'

/** Answers 503 with a small page that says so and loads itself again; made without the database. */
export function sendBusyPage(request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request)
  const message = escapeHtml(texts[language].refusals.UNAVAILABLE)
  return reply
    .code(refusals.UNAVAILABLE)
    .header('retry-after', String(RETRY_AFTER_SECONDS))
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width">` +
        `<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">` +
        `<title>${message}</title><p>${message}</p></html>`,
    )
}
