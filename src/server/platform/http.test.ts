import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { refusals } from '#contract/refusals.ts'
import { createApp } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import { startApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'

const json = { 'content-type': 'application/json' }
const checkId = { method: 'POST', url: '/v1/auth/check-id', headers: json } as const
const asked = { ...checkId, payload: '{"user_id":"hana"}' } as const

/** Starts the server again with a log that can be read. */
async function withLog(deps: Deps) {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  const app = await createApp({ deps: { ...deps, log }, maxEventLoopDelayMs: 0 })
  onTestFinished(() => app.close())
  return { app, logged: () => lines.map((line) => JSON.parse(line)) }
}

/** Sends requests that none of our clients would send. */
async function sender() {
  const { app } = await startApp()
  return async (options: InjectOptions) => {
    const response = await app.inject(options)
    const body = response.body ? response.json() : undefined
    return { status: response.statusCode, headers: response.headers, body }
  }
}

// biome-ignore format: a table reads by columns
test.each<[what: string, status: number, code: string, request: InjectOptions]>([
  ['broken JSON',            400, 'MALFORMED_REQUEST',      { ...checkId, payload: '{"user_id":' }],
  ['JSON that is a text',    422, 'VALIDATION_FAILED',      { ...checkId, payload: '"hana"' }],
  ['JSON that is a list',    422, 'VALIDATION_FAILED',      { ...checkId, payload: '[]' }],
  ['JSON that is null',      422, 'VALIDATION_FAILED',      { ...checkId, payload: 'null' }],
  ['no body',                422, 'VALIDATION_FAILED',      { ...checkId }],
  ['a wrong type',           422, 'VALIDATION_FAILED',      { ...checkId, payload: '{"user_id":7}' }],
  ['plain text',             415, 'UNSUPPORTED_MEDIA_TYPE', { ...asked, headers: { 'content-type': 'text/plain' } }],
  ['a form',                 415, 'UNSUPPORTED_MEDIA_TYPE', { ...checkId, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'user_id=hana' }],
  ['a multipart form',       415, 'UNSUPPORTED_MEDIA_TYPE', { ...checkId, headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--x--' }],
  ['XML',                    415, 'UNSUPPORTED_MEDIA_TYPE', { ...asked, headers: { 'content-type': 'application/xml' } }],
  ['an unnamed content',     415, 'UNSUPPORTED_MEDIA_TYPE', { ...asked, headers: { 'content-type': '' } }],
  ['two megabytes',          413, 'PAYLOAD_TOO_LARGE',      { ...checkId, payload: JSON.stringify({ user_id: 'a'.repeat(2 << 20) }) }],
  ['a NUL in a text',        422, 'VALIDATION_FAILED',      { ...checkId, payload: '{"user_id":"ha\\u0000na"}' }],
  ['half a character',       422, 'VALIDATION_FAILED',      { ...checkId, payload: '{"user_id":"ha\\ud800na"}' }],
  ['an unknown call',        404, 'NOT_FOUND',              { method: 'GET', url: '/v1/nothing' }],
  ['another method',         404, 'NOT_FOUND',              { method: 'PUT', url: '/v1/auth/check-id', headers: json, payload: '{}' }],
  ['TRACE',                  404, 'NOT_FOUND',              { method: 'TRACE' as 'GET', url: '/v1/users/me' }],
  ['a repeated parameter',   422, 'VALIDATION_FAILED',      { method: 'GET', url: '/v1/reviews?page=1&page=2' }],
  ['a broken address',       400, 'MALFORMED_REQUEST',      { method: 'GET', url: '/v1/%zz' }],
  ['an address too long',    404, 'NOT_FOUND',              { method: 'GET', url: `/v1/orders/by-number/${'A'.repeat(5_000)}` }],
  ['a call without token',   401, 'SIGN_IN_REQUIRED',       { method: 'GET', url: '/v1/users/me' }],
])('%s is answered %i %s, in the one shape', async (_what, status, code, request) => {
  const send = await sender()

  const answer = await send(request)

  expect(answer).toMatchObject({ status, body: { code, message: expect.any(String) } })
  expect(answer.body.request_id).toBe(answer.headers['x-request-id'])
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.body).toHaveProperty('detail')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
})

test('refuses an endlessly nested body', async () => {
  const send = await sender()
  const headers = { ...json, 'idempotency-key': 'nested' }
  const payload = `{"guest_name":${'['.repeat(200_000)}${']'.repeat(200_000)}}`

  const answer = await send({ method: 'POST', url: '/v1/orders/guest', headers, payload })

  expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED_REQUEST' } })
})

test('reports an invalid body field by field, in the caller’s language', async () => {
  const send = await sender()
  const payload = { email: 'nobody', name: '', terms_agree: false }

  const { body } = await send({
    method: 'POST',
    url: '/v1/auth/register',
    headers: { 'accept-language': 'en' },
    payload,
  })

  const fields = body.detail.map(({ loc }: { loc: string[] }) => loc.join('.'))
  expect(fields).toEqual(expect.arrayContaining(['body.email', 'body.name', 'body.terms_agree']))
  expect(body.detail[0]).toEqual({
    loc: expect.any(Array),
    msg: expect.any(String),
    type: expect.any(String),
  })
  expect(body.message).toBe('Please check the information you entered.')
})

test('unknown fields are ignored', async () => {
  const send = await sender()

  const answer = await send({ ...checkId, payload: '{"user_id":"hana","age":7}' })

  expect(answer).toMatchObject({ status: 200, body: { available: true } })
})

test.each(['"__proto__":{"user_id":"hana"}', '"constructor":{"prototype":{"user_id":"hana"}}'])(
  '[SEC-01] a body of %s gives no object a property',
  async (body) => {
    const send = await sender()

    const answer = await send({ ...checkId, payload: `{${body}}` })

    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'user_id'] }] } })
    expect({}).not.toHaveProperty('user_id')
  },
)

test.each(['__proto__=7', '__proto__[size]=7', 'constructor[prototype][size]=7', 'constructor=7'])(
  '[SEC-01] a query of %s gives no object a property',
  async (query) => {
    const send = await sender()
    const read = async (url: string) => (await send({ method: 'GET', url })).body

    expect(await read(`/v1/reviews?${query}`)).toEqual(await read('/v1/reviews'))
    expect({}).not.toHaveProperty('size')
  },
)

test('[SEC-01] decodes an address once', async () => {
  const send = await sender()
  const statusOf = async (kind: string) =>
    (await send({ method: 'GET', url: `/v1/products/${kind}` })).status

  expect(await statusOf('%48AIR_CONSULTING')).toBe(200)
  expect(await statusOf('%2548AIR_CONSULTING')).toBe(404)
})

test.each([
  '/v1/auth/check-id',
  '/v1/auth/check-id/',
  '/api/v1/auth/check-id',
  '/api/v1/auth/check-id/',
])('%s is the same call', async (url) => {
  const send = await sender()

  expect(await send({ ...asked, url })).toMatchObject({ status: 200 })
})

test('accepts JSON with a charset', async () => {
  const send = await sender()
  const headers = { 'content-type': 'Application/JSON; charset=utf-8' }

  expect(await send({ ...asked, headers })).toMatchObject({ status: 200 })
})

test('[NAV-01] unknown addresses under /v1 are JSON even where pages are served', async () => {
  const { deps } = await startApp()
  const page = () => new Response('a page', { headers: { 'content-type': 'text/html' } })
  const app = await createApp({
    deps,
    pages: {
      prepare: async () => undefined,
      render: async () => page(),
      notFound: (_request, reply) => reply.code(404).type('text/html').send('no page'),
    },
  })

  for (const url of ['/v1', '/v1/', '/v1?x=1', '/v1/nothing', '/api/v1', '/api/v1/nothing?x=1']) {
    const response = await app.inject({ method: 'GET', url })
    expect(response.statusCode, url).toBe(404)
    expect(response.json(), url).toMatchObject({ code: 'NOT_FOUND' })
  }
  expect((await app.inject({ method: 'GET', url: '/user' })).body).toBe('a page')
  await app.close()
})

test('a fault hides its cause and is logged under its request ID', async () => {
  const { deps } = await startApp()
  const { app, logged } = await withLog(deps)
  await deps.db.schema.dropTable('rate_limits').execute()

  const response = await app.inject({ ...asked })

  expect(response.statusCode).toBe(500)
  const { request_id, ...rest } = response.json()
  expect(request_id).toBe(response.headers['x-request-id'])
  expect(rest).toEqual({
    code: 'INTERNAL_ERROR',
    message: '서버 오류가 발생했습니다',
    detail: '서버 오류가 발생했습니다',
  })
  expect(logged().find(({ level }) => level >= 50)).toMatchObject({
    reqId: request_id,
    err: { message: expect.stringContaining('rate_limits'), stack: expect.any(String) },
  })
})

test('[SEC-01] logs under the request ID why a caller was refused', async () => {
  const given = await startApp()
  const { token } = await givenMember(given)
  const { app, logged } = await withLog(given.deps)
  const wrong = { method: 'POST', url: '/v1/auth/login', payload: { user_id: 'a', password: 'b' } }
  const cookie = `access_token=${token}`
  const attacks: readonly [refusal: string, request: InjectOptions][] = [
    ['SIGN_IN_REQUIRED', { url: '/v1/users/me' }],
    ['FORBIDDEN', { url: '/v1/admin/outbox', headers: { authorization: `Bearer ${token}` } }],
    ['CROSS_ORIGIN', { ...asked, headers: { ...json, cookie, 'sec-fetch-site': 'cross-site' } }],
    ...Array.from({ length: 5 }, (): [string, InjectOptions] => [
      'INVALID_CREDENTIALS',
      wrong as InjectOptions,
    ]),
    ['TOO_MANY_REQUESTS', wrong as InjectOptions],
  ]

  const answers: (readonly [string, unknown])[] = []
  for (const [refusal, request] of attacks) {
    answers.push([refusal, (await app.inject(request)).headers['x-request-id']])
  }

  const refused = logged().filter(({ refusal }) => refusal)
  expect(refused.map(({ refusal, reqId }) => [refusal, reqId])).toEqual(answers)
})

test('answers 503 with Retry-After while the database is unavailable', async () => {
  const unreachable = await startApp()
  const { openDatabase } = await import('./database.ts')
  const db = openDatabase('postgres://nobody@127.0.0.1:1/none')
  const app = await createApp({ deps: { ...unreachable.deps, db } })

  const response = await app.inject({ ...asked })

  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.json()).toMatchObject({ code: 'UNAVAILABLE' })
  await app.close()
  await db.destroy()
})

test('refuses calls with 503 while the event loop is delayed', async () => {
  const { deps } = await startApp()
  const app = await createApp({ deps, maxEventLoopDelayMs: 0.000_001 })

  await expect.poll(async () => (await app.inject({ ...asked })).statusCode).toBe(503)

  const response = await app.inject({ ...asked })
  expect(response.headers['retry-after']).toBe('5')
  expect(response.json()).toMatchObject({ code: 'UNAVAILABLE' })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
})

test('every code has a message in every language', async () => {
  const { texts } = await import('#texts/all.ts')

  for (const { refusals: sentences } of Object.values(texts)) {
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(refusals).sort())
  }
})
