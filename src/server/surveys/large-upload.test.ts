import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startApp } from '#tests/support/app.ts'
import { givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { multipartBody } from '#tests/support/multipart-body.ts'
import { givenPhoto } from '#tests/support/pictures.ts'

const MEGABYTE = Buffer.alloc(1024 * 1024, 7)
const UPLOAD_MEGABYTES = 100
const PATIENCE_MS = 10_000

async function startListening() {
  const storage = memoryStorage()
  const app = await startApp({ storage })
  await app.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.app.server.address() as AddressInfo
  const { number, proof } = await givenOrderIn(app)
  const path = `/v1/surveys/guest/${number}`
  return { app, storage, port, path, body: { ...surveyWith(), ...proof } }
}

const head = (name: string, disposition: string) =>
  `--${name}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`

test('[SRV-06] refuses a file of 100 MB, and the server keeps running', async () => {
  const { app, storage, port, path, body } = await startListening()
  const sending = request({
    port,
    path,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  sending.write(`${head('edge', 'name="payload"')}${JSON.stringify(body)}\r\n`)
  sending.write(head('edge', 'name="images"; filename="large.jpg"'))
  for (let sent = 0; sent < UPLOAD_MEGABYTES; sent += 1) {
    if (!sending.write(MEGABYTE)) await once(sending, 'drain')
  }
  sending.end('\r\n--edge--\r\n')
  const [response] = await answered
  const chunks = await response.toArray()

  expect(response.statusCode).toBe(413)
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ code: 'IMAGE_TOO_LARGE' })
  expect(storage.keys()).toEqual([])
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  expect((await sendWhole(port, path, body)).status).toBe(201)
  expect(app.app.server.listening).toBe(true)
})

test('a connection lost in the middle of a photo leaves nothing behind', async () => {
  const { app, storage, port, path, body } = await startListening()
  const { payload, headers } = await multipartBody(body, [await givenPhoto(1_200, 900)])
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: gyeol.test\r\ncontent-type: ${headers['content-type']}\r\n` +
      `content-length: ${payload.length}\r\n\r\n`,
  )
  await new Promise((resolve) => socket.write(payload.subarray(0, payload.length - 200), resolve))
  await until(async () => (await connectionsOf(app.app.server)) === 1)
  socket.destroy()
  await until(async () => (await connectionsOf(app.app.server)) === 0)

  expect(storage.keys()).toEqual([])
  expect(await app.db.selectFrom('surveys').selectAll().execute()).toEqual([])
  expect((await sendWhole(port, path, body)).status).toBe(201)
})

async function sendWhole(port: number, path: string, body: unknown) {
  const { payload, headers } = await multipartBody(body, [await givenPhoto()])
  return fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: payload })
}

const connectionsOf = (server: { getConnections(got: (e: unknown, n: number) => void): unknown }) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

async function until(holds: () => Promise<boolean>) {
  const end = performance.now() + PATIENCE_MS
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('it did not come about in time')
    await pause(10)
  }
}
