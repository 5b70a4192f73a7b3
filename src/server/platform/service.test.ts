import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/platform/database.ts'
import { startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'

const TOKEN = 'a-token-for-the-metrics'
const ELSEWHERE = '203.0.113.7'

test('reports that the server is alive and ready', async () => {
  const { app } = await startApp()

  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' })
})

test('without a database it is alive but not ready, and calls answer 503', async () => {
  const given = await startApp()
  const { token } = await givenAdmin(given)
  const db = openDatabase('postgres://nobody:x@127.0.0.1:1/nothing')
  const app = await createApp({ deps: { ...given.deps, db } })
  onTestFinished(async () => {
    await app.close()
    await db.destroy()
  })

  expect((await app.inject('/healthz')).statusCode).toBe(200)
  for (const url of ['/readyz', '/v1/admin/outbox']) {
    const response = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
    expect(response.json()).toMatchObject({ code: 'UNAVAILABLE', request_id: expect.any(String) })
    expect(response.body).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/)
  }
})

test('a database that lacks a migration is not ready', async () => {
  const { app, db } = await startApp()
  await sql`delete from kysely_migration`.execute(db)

  expect((await app.inject('/readyz')).statusCode).toBe(503)
})

test('metrics require the local machine or the token', async () => {
  const { deps } = await startApp()
  const app = await createApp({ deps, metricsToken: TOKEN })
  onTestFinished(() => app.close())
  const asked = async (remoteAddress: string, authorization?: string) =>
    (
      await app.inject({
        url: '/metrics',
        remoteAddress,
        ...(authorization && { headers: { authorization } }),
      })
    ).statusCode

  expect(await asked('127.0.0.1')).toBe(200)
  expect(await asked(ELSEWHERE, `Bearer ${TOKEN}`)).toBe(200)
  expect(await asked(ELSEWHERE)).toBe(404)
  expect(await asked(ELSEWHERE, 'Bearer something-else')).toBe(404)
})

test.each([
  { 'x-forwarded-for': ELSEWHERE },
  { 'x-forwarded-for': '127.0.0.1' },
  { forwarded: `for=${ELSEWHERE}` },
])('what a proxy on the machine passes on is nobody’s own: %o', async (headers) => {
  const { app } = await startApp()

  expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404)
})

test('measures durations by route, without IDs or addresses in labels', async () => {
  const { app } = await startApp()
  await app.inject('/v1/orders/by-number/SECRET-1')
  await app.inject('/no-such-page-SECRET-2')

  const { body } = await app.inject('/metrics')

  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="[^"]+",status="404"/,
  )
  expect(body).not.toContain('SECRET')
})
