import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { getProduct } from '#contract/catalog.ts'
import { startApp } from '#tests/support/app.ts'
import { startInstance, untilChangesAreHeard } from '#tests/support/cached-site.ts'
import { givenClosedDay } from '#tests/support/given-hours.ts'
import type { RenderTestPage } from '#tests/support/test-page-renderer.ts'

test('a change of content clears the cache of every instance', async () => {
  const app = await startApp()
  const draw: RenderTestPage = async (_request, { call }) => {
    const product = await call(getProduct, { params: { consulting_type: 'HAIR_CONSULTING' } })
    return `${product.price}`
  }
  const instances = [await startInstance(app, draw), await startInstance(app, draw)]
  for (const each of instances) expect((await each.get()).body).toBe('1 100000')

  await app.db.updateTable('products').set({ price: 120_000 }).execute()

  for (const each of instances) {
    await vi.waitFor(async () => expect((await each.get()).body).toBe('2 120000'), {
      timeout: 10_000,
    })
  }
})

test('does not cache a rendering that began before a change', async () => {
  const app = await startApp()
  const gate = Promise.withResolvers<void>()
  let isFirst = true
  const site = await startInstance(app, async () => {
    if (!isFirst) return ''
    isFirst = false
    await gate.promise
    return 'old'
  })
  const changed = new Promise<void>((resolve) => site.pageChanges.onChange(resolve))

  const waiting = site.get()
  await vi.waitFor(() => expect(site.count()).toBe(1), { timeout: 10_000 })
  await sql`select pg_notify('pages_changed', '')`.execute(app.db)
  await changed
  expect((await site.get()).body).toBe('2 ')
  gate.resolve()

  expect((await waiting).body).toBe('1 old')
  expect((await site.get()).body).toBe('2 ')
})

test('caches nothing while disconnected from change notifications, and drops old pages', async () => {
  const app = await startApp()
  const site = await startInstance(app)
  expect((await site.get()).body).toBe('1 ')
  expect((await site.get()).body).toBe('1 ')

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query in ('listen pages_changed', 'select 1')`.execute(
    app.db,
  )
  await vi.waitFor(async () => expect(await site.pageChanges.isListening()).toBe(false), {
    interval: 5,
    timeout: 10_000,
  })
  const meanwhile = await site.get()
  expect(meanwhile.body).toBe('2 ')
  expect(meanwhile.headers['cache-control']).toBe('private, no-cache')

  await untilChangesAreHeard(site.pageChanges)
  expect((await site.get()).body).toBe('3 ')
  expect((await site.get()).body).toBe('3 ')
})

test('a blocked event loop does not count as a lost connection', async () => {
  const app = await startApp()
  const { pageChanges } = await startInstance(app)
  blockFor(1_100) // longer than a heartbeat is valid
  await sql`select 1`.execute(app.db)

  const isListening = pageChanges.isListening()
  blockFor(700)

  expect(await isListening).toBe(true)
})

test('shows scheduled content within a minute', async () => {
  const app = await startApp()
  const site = await startInstance(app)
  await site.get()

  app.clock.advance(59_999)
  expect((await site.get()).body).toBe('1 ')
  app.clock.advance(1)
  expect((await site.get()).body).toBe('2 ')
})

test('[C-01] does not serve a cached page on the next day', async () => {
  const app = await startApp()
  app.clock.set(new Date('2026-11-02T23:59:30+09:00'))
  const site = await startInstance(app, async (_request, { call }) => {
    const product = await call(getProduct, { params: { consulting_type: 'HAIR_CONSULTING' } })
    return product.if_sent_today.due_on
  })
  expect((await site.get()).body).toBe('1 2026-11-05')
  app.clock.advance(29_999)
  expect((await site.get()).body).toBe('1 2026-11-05')
  app.clock.advance(1)
  expect((await site.get()).body).toBe('2 2026-11-06')
})

test('[C-01] a new closed day clears the page cache', async () => {
  const app = await startApp()
  const site = await startInstance(app, async (_request, { call }) => {
    const product = await call(getProduct, { params: { consulting_type: 'HAIR_CONSULTING' } })
    return product.if_sent_today.due_on
  })
  expect((await site.get()).body).toBe('1 2026-11-05')

  await givenClosedDay(app, '2026-11-04')

  await vi.waitFor(async () => expect((await site.get()).body).toBe('2 2026-11-06'), {
    timeout: 10_000,
  })
})

/** Blocks the event loop, as a long calculation does. */
const blockFor = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
