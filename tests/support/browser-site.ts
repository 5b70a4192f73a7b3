import { test as base, type Page } from '@playwright/test'
import { createPagePool, type PagePool } from './reusable-page.ts'
import { type RunningSite, START_LIMIT_MS, startSite } from './site-process.ts'

export { expect } from '@playwright/test'

/**
 * Playwright's `test` with a site: each worker starts the built site once, on a separate database with
 * the base content. Its tests share the site, so each creates its own people and orders, and a page,
 * which is reset between them.
 */
export const test = base.extend<object, { site: RunningSite; pagePool: PagePool }>({
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
  page: async ({ pagePool, viewport, timezoneId, contextOptions }, use, test) => {
    const page = await pagePool.borrow(JSON.stringify({ viewport, timezoneId, contextOptions }))
    const errors = errorsOf(page)
    await use(page)
    const isAsExpected = test.status === test.expectedStatus
    if (!isAsExpected) console.log(`${test.title}\n${errors.join('\n')}`)
    await pagePool.returnPage(isAsExpected)
  },
  context: async ({ page }, use) => use(page.context()),
})

/** Collects errors of a page, to be reported with a failed test. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', ({ stack, message }) => errors.push(stack ?? message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
