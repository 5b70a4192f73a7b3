import { test as base, type Page } from '@playwright/test'
import { waitForScripts } from './scripts-at-work.ts'
import { type RunningSite, startSite } from './site-process.ts'

export { expect } from '@playwright/test'

/**
 * `test` with a site: each worker starts the built site once, on a database of its own with the
 * base content. Tests of one worker share it, so each makes the people and orders it needs.
 */
export const test = base.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's dependencies are read from here
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, javaScriptEnabled }, use, test) => {
    const errors = errorsOf(page)
    await use(javaScriptEnabled === false ? page : waitForScripts(page))
    if (test.status !== test.expectedStatus) console.log(`${test.title}\n${errors.join('\n')}`)
  },
})

/** What goes wrong in a page, which says nothing of it on screen: told with a test that fails. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', ({ stack, message }) => errors.push(stack ?? message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
