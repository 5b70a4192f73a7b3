import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { getProduct } from '#contract/catalog.ts'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/platform/database.ts'
import { isTemporary } from '#server/platform/errors.ts'
import { openApp } from '#tests/support/app.ts'
import { testDatabase } from '#tests/support/database.ts'
import { openTcpProxy } from '#tests/support/tcp-proxy.ts'
import { testPageRenderer } from '#tests/support/test-page-renderer.ts'

const CALL = '/v1/products'
const limits = { poolSize: 2, connectTimeoutMs: 2_000, statementTimeoutMs: 1_000, maxWaiting: 8 }

/** An app whose database is reached by a line that can fail. */
async function onFaultyLine(options = '') {
  const database = await testDatabase()
  const given = await openApp()
  const line = await openTcpProxy(database.url)
  const db = openDatabase(`${line.url}${options}`, limits)
  const app = await createApp({ deps: { ...given.deps, db, rateLimits: true } })
  onTestFinished(async () => {
    line.thaw()
    await app.close()
    await db.destroy()
    await line.close()
    await given.close()
    await database.drop()
  })
  return { app, line, db }
}

/** An app that knows the same database by two addresses. */
async function onSeveralHosts() {
  const database = await testDatabase()
  const given = await openApp()
  const [line, second] = await Promise.all([openTcpProxy(database.url), openTcpProxy(database.url)])
  const hosts = `${new URL(line.url).host},${new URL(second.url).host}`
  const db = openDatabase(line.url.replace(new URL(line.url).host, hosts), limits)
  const app = await createApp({ deps: { ...given.deps, db } })
  onTestFinished(async () => {
    await app.close()
    await db.destroy()
    await database.drop()
    await given.close()
  })
  return { app, line, second }
}

const statusOf = async (app: FastifyInstance, url: string) => (await app.inject(url)).statusCode

test('[A-13] a silent database gets 503 with a time to retry, and works again when it answers', async () => {
  const { app, line, db } = await onFaultyLine()
  expect(await statusOf(app, CALL)).toBe(200)

  line.freeze()
  await expect(sql`select 1`.execute(db)).rejects.toThrow('Query read timeout')
  const answer = await app.inject(CALL)
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(await statusOf(app, '/readyz')).toBe(503)
  expect(await statusOf(app, '/healthz')).toBe(200)

  line.thaw()
  expect(await statusOf(app, CALL)).toBe(200)
  expect(await statusOf(app, '/readyz')).toBe(200)
})

test('[A-13] connections that are cut while statements run get 503, never 500', async () => {
  const { app, line } = await onFaultyLine()
  await app.inject(CALL)
  for (let round = 0; round < 5; round += 1) {
    line.freeze()
    const arrived = line.nextRequest()
    const answers = Promise.all([1, 2, 3].map(() => app.inject(CALL)))
    await arrived
    line.cut()
    line.thaw()
    for (const { statusCode } of await answers) expect([200, 503]).toContain(statusCode)
    await vi.waitFor(async () => expect(await statusOf(app, CALL)).toBe(200))
  }
})

test('[A-13] several hosts that refuse connections get 503, also one that was just found', async () => {
  const { app, line, second } = await onSeveralHosts()
  expect(await statusOf(app, CALL)).toBe(200)

  await Promise.all([line.close(), second.close()])
  // The first finds the host that answered a moment ago, the second searches for one.
  for (let call = 0; call < 2; call += 1) {
    const answer = await app.inject(CALL)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  }
})

test.each(['EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'ECONNABORTED'])(
  '[A-13] %s while connecting is temporary',
  (code) => {
    expect(isTemporary(Object.assign(new Error('connect'), { code }))).toBe(true)
  },
)

test('[A-13] callers beyond those who may wait for a connection are refused at once', async () => {
  const { app, line, db } = await onFaultyLine()
  await app.inject(CALL)
  line.freeze()
  const places = limits.poolSize + limits.maxWaiting
  const waiting = Array.from({ length: places }, () => sql`select 1`.execute(db))
  const settled = Promise.allSettled(waiting)

  const first = await Promise.race([settled, app.inject(CALL)])
  expect(first).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } })
  for (const { status } of await settled) expect(status).toBe('rejected')
})

test('[A-13] a read-only database is not ready, and a call that writes gets 503', async () => {
  const { app } = await onFaultyLine('?options=-c%20default_transaction_read_only%3Don')

  expect(await statusOf(app, '/readyz')).toBe(503)
  const login = await app.inject({
    method: 'POST',
    url: '/v1/auth/login',
    payload: { user_id: 'somebody', password: 'a-password-1' },
  })
  expect(login.statusCode).toBe(503)
})

test('[A-13] a page that cannot be rendered without the database is 503, and 500 for another fault', async () => {
  const given = await openApp()
  const db = openDatabase('postgres://nobody:x@127.0.0.1:1/nothing')
  const pages = testPageRenderer(async ({ url }, { call }) => {
    const failed = url.endsWith('/away')
      ? await call(getProduct, { params: { consulting_type: 'HAIR_CONSULTING' } }).catch(() => true)
      : true
    return new Response('<p>', {
      status: failed ? 500 : 200,
      headers: { 'content-type': 'text/html' },
    })
  })
  const app = await createApp({ deps: { ...given.deps, db }, pages })
  onTestFinished(async () => {
    await app.close()
    await db.destroy()
    await given.close()
  })

  const answer = await app.inject('/user/away')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.body).toBe('<p>')
  expect(await statusOf(app, '/user/broken')).toBe(500)
})
