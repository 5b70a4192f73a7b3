import { expect, test } from 'vitest'
import { readDashboard } from '#contract/dashboard.ts'
import { createApp } from '#server/app.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { testPageRenderer } from '#tests/support/test-page-renderer.ts'
import { createLogger } from './logging.ts'
import { listenForPageChanges } from './page-changes.ts'

const PERSON =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** Starts an instance whose paths select the kind of reply; closing it stores the counts. */
async function startInstance({ deps, databaseUrl }: TestApp) {
  let renderings = 0
  const pages = {
    ...testPageRenderer((request) => {
      renderings += 1
      const { pathname } = new URL(request.url)
      if (pathname === '/user/gone') return new Response('', { status: 404 })
      return pathname.endsWith('.data') ? Response.json({}) : 'page'
    }),
    publicAddress: async ({ pathname }: URL) => (pathname === '/user' ? '/user' : null),
  }
  const pageChanges = listenForPageChanges(databaseUrl, createLogger('silent'))
  await expect.poll(() => pageChanges.isListening()).toBe(true)
  const site = await createApp({ deps, pages, pageChanges })
  return {
    renderings: () => renderings,
    look: (url: string, headers: Record<string, string | undefined> = {}) =>
      site.inject({ url, headers: { 'user-agent': PERSON, ...headers } }),
    site,
    async close() {
      await site.close()
      await pageChanges.stop()
    },
  }
}

const rows = ({ db }: TestApp) =>
  db
    .selectFrom('page_views')
    .select(({ cast, ref }) => [cast<string>(ref('day'), 'text').as('day'), 'views'])
    .orderBy('day')
    .execute()

test('[ADM-03] counts each page view by day in Seoul, cached pages included', async () => {
  const app = await startApp()
  const site = await startInstance(app)
  for (let at = 0; at < 3; at += 1) await site.look('/user')
  const { headers } = await site.look('/user')
  const known = { 'if-none-match': String(headers.etag) }
  expect((await site.look('/user', known)).statusCode).toBe(304)
  expect(site.renderings()).toBe(1)
  app.clock.set(new Date('2026-11-02T15:00:00.000Z'))
  await site.look('/user/mypage')
  expect(await rows(app)).toEqual([])

  await site.close()

  expect(await rows(app)).toEqual([
    { day: '2026-11-02', views: 5 },
    { day: '2026-11-03', views: 1 },
  ])
  const as = await givenAdmin(app)
  const query = { from: '2026-11-02', to: '2026-11-02' }
  const { current, before } = replyOf(await app.call(readDashboard, { query }, { as }))
  expect([current.funnel.visits, before.funnel.visits]).toEqual([5, 0])
})

test('[ADM-03] does not count robots, the back office, prefetches and other files', async () => {
  const app = await startApp()
  const site = await startInstance(app)
  await site.look('/user', { 'user-agent': ROBOT })
  await site.look('/user', { 'user-agent': undefined })
  await site.look('/user', { 'sec-purpose': 'prefetch;prerender' })
  await site.look('/admin/dashboard')
  await site.look('/user/gone')
  await site.look('/user/review.data')
  await site.look('/file.txt')
  await site.site.inject({ method: 'HEAD', url: '/user', headers: { 'user-agent': PERSON } })

  await site.close()

  expect(await rows(app)).toEqual([])
})

test('[ADM-03] adds up the counts of several instances', async () => {
  const app = await startApp()
  const sites = await Promise.all([startInstance(app), startInstance(app), startInstance(app)])
  for (const site of sites) {
    await site.look('/user')
    await site.look('/user/mypage')
  }

  await Promise.all(sites.map((site) => site.close()))

  expect(await rows(app)).toEqual([{ day: '2026-11-02', views: 6 }])
})
