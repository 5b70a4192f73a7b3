import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '#tests/support/app.ts'

/** Sends bytes as they are and reads until the server closes the connection. */
async function startListening(limitsMs: object = {}) {
  const { app } = await startApp()
  Object.assign(app.server, limitsMs)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  async function send(bytes: string) {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.write(bytes)
    await once(socket, 'close')
    const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n')
    const [line = '', ...fields] = head.split('\r\n')
    const headers = Object.fromEntries(
      fields.map((field) => field.toLowerCase().split(': ') as [string, string]),
    )
    return { status: Number(line.split(' ')[1]), headers, body }
  }
  return { send }
}

const largeHeader = `GET / HTTP/1.1\r\nhost: gyeol.test\r\nx-large: ${'a'.repeat(40_000)}\r\n\r\n`

test.each([
  ['a line that is no request', 'nonsense\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['a broken header', 'GET / HTTP/1.1\r\nno colon\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  [
    'two lengths',
    'POST /v1 HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
    'MALFORMED_REQUEST',
  ],
  ['no host', 'GET /v1/nothing HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['two hosts', 'GET /v1 HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['HTTP/0.9', 'GET /v1/nothing\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nhost: a\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['no path', 'OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['headers of 40 kB', largeHeader, 431, 'HEADERS_TOO_LARGE'],
])('[A-14] answers %s in the shape of every refusal', async (_what, bytes, status, code) => {
  const { send } = await startListening()

  const answer = await send(bytes)

  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/json/),
    'content-length': String(Buffer.byteLength(answer.body)),
    connection: 'close',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
  const body = JSON.parse(answer.body)
  expect(body).toMatchObject({ code, message: expect.any(String), detail: body.message })
  expect(body.request_id).toBe(answer.headers['x-request-id'])
})

test.each([
  ['a whole address', 'GET http://b.test/v1/products HTTP/1.1\r\nhost: a\r\n'],
  ['an unknown expectation', 'GET /v1/products HTTP/1.1\r\nhost: a\r\nexpect: wonders\r\n'],
])('answers a request with %s as any other', async (_what, head) => {
  const { send } = await startListening()

  expect((await send(`${head}connection: close\r\n\r\n`)).status).toBe(200)
})

test('[A-14] answers headers that do not end in time with 408', async () => {
  const { send } = await startListening({ headersTimeout: 50, connectionsCheckingInterval: 20 })

  const { status, body } = await send('GET / HTTP/1.1\r\nhost: gyeol.test\r\n')

  expect([status, JSON.parse(body).code]).toEqual([408, 'REQUEST_TIMEOUT'])
})

test('[A-03] closes the connection of a client that goes on sending', async () => {
  const { app } = await startApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  socket.write('nonsense\r\n\r\n')

  expect(String((await once(socket, 'data'))[0])).toContain('400 Bad Request')
  await expect
    .poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count))))
    .toBe(0)
})
