import { test as base, expect, type Page } from '@playwright/test'
import { createPagePool, type PagePool } from './reusable-page.ts'
import { readLongestBlock, readMetrics } from './site-metrics.ts'
import { type RunningSite, START_LIMIT_MS, startSite } from './site-process.ts'

export { expect } from '@playwright/test'

interface OfEachTest {
  /** A call should block for less than half of it; others on the same cores slow it down. */
  readonly blockLimitMs: number
}

/**
 * Playwright's `test` with a site: each worker starts the built site once, on a separate database with
 * the base content. Its tests share the site, so each creates its own people and orders, and a page,
 * which is reset between them. A test fails if the site's event loop was blocked meanwhile.
 */
export const test = base.extend<OfEachTest, { site: RunningSite; pagePool: PagePool }>({
  blockLimitMs: [100, { option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's dependencies are read from here
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: START_LIMIT_MS + 20_000 },
  ],
  pagePool: [
    async ({ browser }, use) => {
      const pagePool = createPagePool(browser)
      await use(pagePool)
      await pagePool.end()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async (
    { site, pagePool, blockLimitMs, viewport, timezoneId, contextOptions },
    use,
    test,
  ) => {
    await pagesLoaded(site.url)
    const page = await pagePool.borrow(JSON.stringify({ viewport, timezoneId, contextOptions }))
    const errors = errorsOf(page)
    await use(page)
    const isAsExpected = test.status === test.expectedStatus
    if (!isAsExpected) console.log(`${test.title}\n${errors.join('\n')}`)
    await pagePool.returnPage(isAsExpected)
    const block = await readLongestBlock(site.url)
    expect(block, 'the longest block of the event loop, in ms').toBeLessThan(blockLimitMs)
  },
  context: async ({ page }, use) => use(page.context()),
})

/** Waits for the last step of a start, which blocks the event loop, and forgets that block. */
const pagesLoaded = (url: string) =>
  expect
    .poll(() => readMetrics(url), { timeout: START_LIMIT_MS })
    .toContain('http_requests_total{method="GET",route="/*"')

/** Collects errors of a page, to be reported with a failed test. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', ({ stack, message }) => errors.push(stack ?? message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
