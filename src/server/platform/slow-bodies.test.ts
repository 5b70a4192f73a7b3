import { expect, test } from 'vitest'
import { givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import {
  FILE_START,
  payloadPart,
  sendUnfinished,
  startListening,
} from '#tests/support/slow-socket.ts'

const json = 'application/json'
const checkId = '/v1/auth/check-id'
const whole = '{"user_id":"hana"}'

const connectionsOf = (server: { getConnections(got: (e: unknown, n: number) => void): unknown }) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

const bodies = [
  ['JSON', { path: checkId, contentType: json, body: '{"user_id":', length: 20 }],
  ['a payload', { path: '/v1/surveys/guest/GY-1', body: payloadPart({}).slice(0, -5) }],
  ['an early file', { path: '/v1/surveys/guest/GY-1', body: `${FILE_START}abc` }],
  ['a body that no call takes', { path: '/v1/nothing', body: `${FILE_START}abc` }],
] as const

test.each(bodies.slice(0, 3))(
  '[A-03] refuses %s that arrives too slowly, and closes the connection',
  async (_what, request) => {
    const { app, port } = await startListening({ graceMs: 30 })

    const { answeredAndEnded } = await sendUnfinished(port, request)
    const [head = '', body = ''] = (await answeredAndEnded).split('\r\n\r\n')

    expect(head).toMatch(/^HTTP\/1\.1 408 /)
    expect(head.toLowerCase()).toContain('connection: close')
    const refusal = JSON.parse(body)
    expect(refusal).toMatchObject({ code: 'REQUEST_TIMEOUT', detail: refusal.message })
    expect(head).toContain(`x-request-id: ${refusal.request_id}`)
    await expect.poll(() => connectionsOf(app.server)).toBe(0)
  },
)

test('[A-03] closes a connection whose body stalls after it was refused', async () => {
  const { app, port } = await startListening({ graceMs: 30 })

  const { answered } = await sendUnfinished(port, bodies[3][1])

  expect(await answered).toContain('HTTP/1.1 404')
  await expect.poll(() => connectionsOf(app.server)).toBe(0)
})

test('[A-03] refuses a body that takes too long at any rate', async () => {
  const { port } = await startListening({ maxMs: 30, bytesPerSecond: 0.001 })

  const { answered } = await sendUnfinished(port, bodies[0][1])

  expect(await answered).toContain('HTTP/1.1 408')
})

test('[A-03] bytes that arrived quickly make up for a stall', async () => {
  const { port } = await startListening({ graceMs: 30, bytesPerSecond: 100 })
  const spaces = ' '.repeat(6_000)
  const length = spaces.length + whole.length
  const request = { path: checkId, contentType: json, length }

  const quick = await sendUnfinished(port, { ...request, body: spaces })
  const slow = await sendUnfinished(port, { ...request, body: ' ' })
  expect(await slow.answered).toContain('HTTP/1.1 408')
  quick.send(whole)

  expect(await quick.answered).toContain('HTTP/1.1 200')
})

test('[A-03] photos may take longer than the rest of a form', async () => {
  const { given, port } = await startListening({ maxMs: 400, graceMs: 60_000 })
  const { number, proof } = await givenOrderIn(given)
  const body = `${payloadPart({ ...surveyWith(), ...proof })}${FILE_START}`
  const rest = 'not a picture\r\n--edge--\r\n'
  const path = `/v1/surveys/guest/${number}`

  const photos = await sendUnfinished(port, { path, body, length: Buffer.byteLength(body + rest) })
  const payload = await sendUnfinished(port, { path, body: FILE_START.slice(0, 9) })
  expect(await payload.answered).toContain('HTTP/1.1 408')
  photos.send(rest)

  expect(await photos.answered).toContain('IMAGE_NOT_SUPPORTED')
})
