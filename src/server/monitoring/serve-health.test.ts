import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/platform/database.ts'
import { Drain } from '#server/platform/drain.ts'
import { startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'

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

test('while an instance drains it is not ready, but answers and asks to close the connection', async () => {
  const { deps } = await startApp()
  const drain = new Drain()
  const app = await createApp({ deps, drain, maxEventLoopDelayMs: 0 })
  const before = await app.inject('/healthz')
  await app.inject('/readyz')

  const stopping = drain.stop(app, 1_000)
  const [ready, alive] = await Promise.all([app.inject('/readyz'), app.inject('/healthz')])
  await stopping

  expect(before.headers.connection).not.toBe('close')
  expect(ready.statusCode).toBe(503)
  expect(alive.statusCode).toBe(200)
  expect(alive.headers.connection).toBe('close')
})
