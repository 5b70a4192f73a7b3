import type { Page } from '@playwright/test'
import { PAGE_SPEED_PATH } from '#domain/dashboard/page-speed.ts'
import { expect, test } from '#tests/support/browser-site.ts'

const isMeasuring = (url: string) => url.includes('/assets/report-page-speed-')

/** Simulates a visitor who switches to another tab. */
const leave = (page: Page) =>
  page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`)

test('sends how fast a page was when its visitor leaves it, without cookies', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage()
  const loaded = page.waitForResponse((response) => isMeasuring(response.url()))
  await page.goto(`${site.url}/user?lang=ko`)
  await loaded
  await page.waitForLoadState('networkidle')

  // The library counts the largest element at a real press of a key only, not at a simulated leaving.
  await page.keyboard.press('Shift')
  const sent = page.waitForResponse((response) => response.url().endsWith(PAGE_SPEED_PATH))
  await leave(page)
  const response = await sent

  expect(response.status()).toBe(204)
  const request = response.request()
  const { inp_ms: _, ...figures } = request.postDataJSON()
  expect(figures).toEqual({
    page: 'LANDING',
    device: 'COMPUTER',
    lcp_ms: expect.any(Number),
    cls: expect.any(Number),
  })
  expect(await request.headerValue('cookie')).toBeNull()
  await page.close()
})

test('measures no visitor who asks not to be tracked', async ({ browser, site }) => {
  const page = await browser.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })

  await page.goto(`${site.url}/user?lang=ko`, { waitUntil: 'networkidle' })

  expect(asked.some((url) => url.includes('/assets/entry.client-'))).toBe(true)
  expect(asked.filter(isMeasuring)).toEqual([])
  await page.close()
})
