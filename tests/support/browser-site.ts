import { test as base } from '@playwright/test'
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
  page: async ({ page, javaScriptEnabled }, use) =>
    use(javaScriptEnabled === false ? page : waitForScripts(page)),
})
