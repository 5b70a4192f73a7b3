import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '#tests/support/app.ts'

const url = '/v1/surveys/guest/GY-1'
const form = 'multipart/form-data; boundary=edge'
const part = (head: string, body: string) => `--edge\r\n${head}\r\n\r\n${body}\r\n--edge--\r\n`
const named = (name: string) => `content-disposition: form-data; name="${name}"`
const manyFields = part(named('a'), 'x').replace('--edge--', '').repeat(40)

// biome-ignore format: a table reads by columns
test.each<[what: string, contentType: string, payload: string]>([
  ['no boundary',                       'multipart/form-data',           'x'],
  ['an empty boundary',                 'multipart/form-data; boundary=', 'x'],
  ['no part at all',                    form,                            'garbage'],
  ['no end',                            form,                            `--edge\r\n${named('payload')}\r\n\r\n{}`],
  ['a payload that only says JSON',     form,                            part(`${named('payload')}\r\ncontent-type: application/json`, '{bad')],
  ['a payload that is cut off',         form,                            part(named('payload'), '{"note":"')],
  ['a field named after the prototype', form,                            part(named('__proto__'), 'x')],
  ['more fields than any form has',     form,                            manyFields],
])('a multipart body with %s is malformed, which is no fault', async (_what, contentType, payload) => {
  const { app } = await startApp()
  const headers = { 'content-type': contentType }

  const answer = await app.inject({ method: 'POST', url, headers, payload })

  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'MALFORMED_REQUEST' })
})

const file = `--edge\r\n${named('images')}; filename="a.jpg"\r\n\r\n`

/** Sends the headers of a form and the start of its body, and no more. */
async function leaveUnfinished(port: number, path: string, body = file): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: gyeol.test\r\ncontent-type: ${form}\r\n` +
      `content-length: 40000000\r\n\r\n${body}`,
  )
  return socket
}

async function startListening() {
  const { app } = await startApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, port: (app.server.address() as AddressInfo).port }
}

const answerOf = async (socket: Socket) => String((await once(socket, 'data'))[0])

test('refuses an unauthorized caller before reading any photo', async () => {
  const { port } = await startListening()

  const socket = await leaveUnfinished(port, '/v1/surveys/member/GY-1')

  expect(await answerOf(socket)).toContain('401 Unauthorized')
})

test('[A-01] refuses a form with too many photos before it has arrived completely', async () => {
  const { port } = await startListening()

  const socket = await leaveUnfinished(port, url, `${file}a\r\n`.repeat(5))

  expect(await answerOf(socket)).toMatch(/422 [\s\S]*TOO_MANY_IMAGES/)
})

test('limits the unfinished forms of one visitor', async () => {
  const { app, port } = await startListening()
  const open = await Promise.all(Array.from({ length: 10 }, () => leaveUnfinished(port, url)))

  expect(await answerOf(await leaveUnfinished(port, url))).toContain('429 Too Many Requests')

  const payload = part(named('payload'), '{}')
  const headers = { 'content-type': form }
  const elsewhere = { method: 'POST', url, headers, payload, remoteAddress: '203.0.113.9' } as const
  expect((await app.inject(elsewhere)).statusCode).toBe(422)
  for (const socket of open) socket.destroy()
  await expect
    .poll(async () => (await app.inject({ method: 'POST', url, headers, payload })).statusCode)
    .toBe(422)
})

test('stops waiting for an endless body', async () => {
  const { app } = await startApp()

  expect(app.server.requestTimeout).toBe(5 * 60_000)
})
