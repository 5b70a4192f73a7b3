import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { openTcpProxy } from '#tests/support/tcp-proxy.ts'

const DRIP_MS = 250
const HOST = 'host: gyeol.test\r\n'
const EDGE = 'edge'
const JSON_TYPE = 'content-type: application/json\r\n'
const FORM_TYPE = `content-type: multipart/form-data; boundary=${EDGE}\r\n`
const SURVEY = '/v1/surveys/guest/GY-1'
/** More than the buffers of both systems take, while nobody reads. */
const UNREAD_REPLIES = 60

interface SlowKind {
  readonly opening: string
  /** Sent again and again. */
  readonly drip?: string
  /** Reads nothing. */
  readonly isDeaf?: boolean
  /** Its network is cut after the opening, so that neither side learns of the other's end. */
  readonly isCut?: boolean
}

const post = (path: string, fields: string, body: string) =>
  `POST ${path} HTTP/1.1\r\n${HOST}${fields}content-length: 400000\r\n\r\n${body}`
const part = (disposition: string) =>
  `--${EDGE}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`

/** Ways to occupy a connection. */
export const slowKinds: Readonly<Record<string, SlowKind>> = {
  'sends nothing': { opening: '' },
  'headers byte by byte': { opening: `GET /user HTTP/1.1\r\n${HOST}x-slow: `, drip: 'a' },
  'the request line byte by byte': { opening: 'GET /', drip: 'a' },
  'an order byte by byte': { opening: post('/v1/orders/guest', JSON_TYPE, '{"'), drip: 'a' },
  'a login byte by byte': { opening: post('/v1/auth/login', JSON_TYPE, '{"'), drip: 'a' },
  'a webhook byte by byte': {
    opening: post('/v1/payments/webhooks/toss', JSON_TYPE, '{"'),
    drip: 'a',
  },
  'chunks byte by byte': {
    opening: `POST /v1/auth/check-id HTTP/1.1\r\n${HOST}${JSON_TYPE}transfer-encoding: chunked\r\n\r\n`,
    drip: '1\r\n \r\n',
  },
  "a form's fields byte by byte": {
    opening: post(SURVEY, FORM_TYPE, `${part('name="payload"')}{"`),
    drip: 'a',
  },
  'a photo byte by byte': {
    opening: post(SURVEY, FORM_TYPE, `${part('name="images"; filename="a.jpg"')}a`),
    drip: 'a',
  },
  'a body that no call takes': { opening: post('/v1/nothing', JSON_TYPE, '{"'), drip: 'a' },
  'cut off within its headers': { opening: `GET /user HTTP/1.1\r\n${HOST}`, isCut: true },
  'cut off within its body': {
    opening: post('/v1/orders/guest', JSON_TYPE, '{"'),
    isCut: true,
  },
  'reads no reply': {
    opening: `GET /openapi.json HTTP/1.1\r\n${HOST}\r\n`.repeat(UNREAD_REPLIES),
    isDeaf: true,
  },
}

/** Opens `perKind` connections of every kind, which stay until the server ends them or `close`. */
export async function openSlowSockets(url: string, perKind: number) {
  const line = await openTcpProxy(url)
  const sockets = await Promise.all(
    Object.values(slowKinds).flatMap((kind) =>
      Array.from({ length: perKind }, () => openSlow(kind.isCut ? line.url : url, kind)),
    ),
  )
  line.sever()
  return {
    async close() {
      for (const socket of sockets) socket.destroy()
      await line.close()
    },
  }
}

async function openSlow(url: string, { opening, drip, isDeaf }: SlowKind): Promise<Socket> {
  const { hostname: host, port } = new URL(url)
  const socket = connect({ host, port: Number(port) })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (!isDeaf) socket.resume()
  await new Promise((resolve) => socket.write(opening, resolve))
  if (drip) {
    const dripping = setInterval(() => socket.writable && socket.write(drip), DRIP_MS)
    socket.once('close', () => clearInterval(dripping))
  }
  return socket
}
