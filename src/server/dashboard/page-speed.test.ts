import { expect, test } from 'vitest'
import { readDashboard } from '#contract/dashboard.ts'
import { recordPageSpeed } from '#contract/page-speed.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { purgePageSpeeds } from './index.ts'

const visit = { page: 'LANDING', device: 'PHONE' } as const
const byPerson = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' }

const send = (
  app: TestApp,
  measured: { lcp_ms?: number; inp_ms?: number; cls?: number },
  headers: Readonly<Record<string, string>> = byPerson,
) => app.call(recordPageSpeed, { body: { ...visit, ...measured } }, { headers })

async function speedsOf(app: TestApp) {
  const { current } = replyOf(await app.call(readDashboard, {}, { as: await givenAdmin(app) }))
  return current.page_speeds
}

test('the dashboard shows what three quarters of the visits do not exceed', async () => {
  const app = await startApp()
  for (const lcp_ms of [1_000, 1_100, 1_200, 5_000]) {
    expect((await send(app, { lcp_ms, inp_ms: 90, cls: 0 })).status).toBe(204)
  }

  const [row, ...others] = await speedsOf(app)

  expect(others).toEqual([])
  expect(row).toMatchObject({ page: 'LANDING', device: 'PHONE', visits: 4, cls: 0 })
  expect(row?.lcp_ms).toBeGreaterThanOrEqual(1_200)
  expect(row?.lcp_ms).toBeLessThan(1_320)
  expect(row?.inp_ms).toBeGreaterThanOrEqual(90)
  expect(row?.inp_ms).toBeLessThan(99)
})

test('robots and visitors who ask not to be tracked are not counted', async () => {
  const app = await startApp()

  await send(app, { lcp_ms: 1_000 }, { 'user-agent': 'Googlebot/2.1' })
  await send(app, { lcp_ms: 1_000 }, { ...byPerson, 'sec-gpc': '1' })
  await send(app, { lcp_ms: 1_000 }, { ...byPerson, dnt: '1' })

  expect(await speedsOf(app)).toEqual([])
})

test('stores counts only, and deletes them after a year', async () => {
  const app = await startApp()
  await send(app, { lcp_ms: 1_000, cls: 0.02 })
  await send(app, { lcp_ms: 1_000 })

  const stored = await app.db.selectFrom('page_speeds').selectAll().orderBy('measure').execute()
  expect(stored).toMatchObject([
    { ...visit, measure: 'CLS', count: 1 },
    { ...visit, measure: 'LCP', count: 2 },
  ])
  app.clock.advance(366 * DAY_MS)
  expect(await purgePageSpeeds(app.deps)).toBe(0)
  app.clock.advance(DAY_MS)
  expect(await purgePageSpeeds(app.deps)).toBe(2)
})

test('one network can count at most 120 visits in ten minutes', async () => {
  const app = await startApp()
  for (let at = 0; at < 120; at += 1) await send(app, { lcp_ms: 1_000 })

  expect((await send(app, { lcp_ms: 1_000 })).status).toBe(429)
})
