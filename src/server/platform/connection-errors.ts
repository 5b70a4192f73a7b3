import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
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

/**
 * Answers what Node would end with an empty reply or none: CONNECT is refused, and an unknown
 * expectation is ignored, as RFC 9110 (10.1.1) allows.
 */
export function answerUnusualRequests(server: Server) {
  server.on('connect', (_request, socket) => {
    socket.on('error', () => undefined)
    // Ending only our side would leave the connection to the client.
    socket.end(answerOf('MALFORMED_REQUEST'), () => socket.destroy())
  })
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

/** Whether a request names its host exactly once (RFC 9112, 3.2). HTTP/1.0 need not, HTTP/0.9 cannot. */
export const namesHost = ({ rawHeaders, httpVersion }: IncomingMessage): boolean => {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0')
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
