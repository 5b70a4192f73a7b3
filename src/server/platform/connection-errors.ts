import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { type RefusalBody, type RefusalCode, refusals } from '#contract/refusals.ts'
import { defaultLanguage } from '#domain/languages/languages.ts'
import { texts } from '#texts/all.ts'
import { bareSecurityHeaders } from './security-headers.ts'

const codes: Readonly<Record<string, RefusalCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
}

/**
 * Answers a request that Node cannot parse with an ordinary refusal and closes the connection. The
 * language is the default one, since no header was parsed.
 */
export function answerConnectionError(error: ConnectionError, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const code = codes[error.code] ?? 'MALFORMED_REQUEST'
  if (!socket.writable) return socket.destroy(error)
  socket.write(answerOf(code))
  // Ending only our side would let the client go on sending.
  socket.destroySoon()
}

function answerOf(code: RefusalCode): string {
  const message = texts[defaultLanguage].refusals[code]
  const request_id = randomUUID()
  const body: RefusalBody = { code, message, detail: message, request_id }
  const json = JSON.stringify(body)
  return [
    `HTTP/1.1 ${refusals[code]} ${STATUS_CODES[refusals[code]]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(json)}`,
    `x-request-id: ${request_id}`,
    'cache-control: no-store',
    ...Object.entries(bareSecurityHeaders).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
    '',
    json,
  ].join('\r\n')
}
