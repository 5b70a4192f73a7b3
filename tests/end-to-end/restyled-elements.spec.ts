import type { Browser, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-site.ts'
import { openOrder, payButton, screens } from '#tests/support/on-order-page.ts'

/** A part of the form; the order page has over 350 elements. */
const LIMIT = 100

interface TraceEvent {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

/** Returns the largest number of elements whose style was computed at once during `act`. */
async function mostRestyled(browser: Browser, page: Page, act: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  const trace = (await browser.stopTracing()).toString()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace)
  const updates = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree')
  return Math.max(...updates.map(({ args }) => args.elementCount ?? 0))
}

test('a message that appears in a form restyles only its surroundings', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({
    viewport: screens.phone,
    locale: 'ko-KR',
    baseURL: site.url,
  })
  await openOrder(page)
  expect(await page.locator('*').count()).toBeGreaterThan(3 * LIMIT)

  const restyled = await mostRestyled(browser, page, async () => {
    await payButton(page).click()
    await expect(page.locator('[id$="-problem"]').first()).toBeVisible()
  })

  expect(restyled).toBeGreaterThan(0)
  expect(restyled, 'a rule such as `body:has(…) .x` restyles all').toBeLessThan(LIMIT)
  await page.close()
})
