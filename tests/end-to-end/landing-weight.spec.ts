import type { Browser } from '@playwright/test'
import { languages } from '#domain/languages/languages.ts'
import { expect, test } from '#tests/support/browser-site.ts'

const KB = 1_000
/** Everything until the network is idle; `scripts/page-weight.mjs` has what comes before. */
const budget = { Script: 134.5 * KB, Stylesheet: 21.5 * KB, Font: 150 * KB }

interface Loaded {
  readonly url: string
  readonly type: string
  /** Transferred bytes, headers included. */
  readonly bytes: number
}

/** Lists all requests of a first visit until the network is idle. */
async function firstVisit(browser: Browser, address: string): Promise<Loaded[]> {
  const page = await browser.newPage()
  const network = await page.context().newCDPSession(page)
  const asked = new Map<string, { url: string; type: string }>()
  const loaded: Loaded[] = []
  network.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    asked.set(requestId, { url: request.url, type: type ?? 'Other' })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const what = asked.get(requestId)
    if (what) loaded.push({ ...what, bytes: encodedDataLength })
  })
  await network.send('Network.enable')
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.close()
  return loaded
}

for (const lang of languages) {
  test(`a first visit to the landing page in ${lang} stays within its budget and loads from the site only`, async ({
    browser,
    site,
  }) => {
    const loaded = await firstVisit(browser, `${site.url}/user?lang=${lang}`)

    for (const [type, limit] of Object.entries(budget)) {
      const files = loaded.filter((file) => file.type === type)
      expect(files.length, type).toBeGreaterThan(0)
      expect(
        files.reduce((sum, { bytes }) => sum + bytes, 0),
        `${type}: ${files.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')}`,
      ).toBeLessThanOrEqual(limit)
    }
    const hosts = loaded
      .filter(({ type }) => type === 'Script')
      .map(({ url }) => new URL(url).origin)
    expect([...new Set(hosts)]).toEqual([site.url])
  })
}

test('a page in English loads Korean fonts after its first paint', async ({ browser, site }) => {
  const page = await browser.newPage()
  await page.goto(`${site.url}/user?lang=en`, { waitUntil: 'networkidle' })

  const { paintedAt, fonts } = await page.evaluate(() => ({
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    fonts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, startTime }) => ({ name, startTime })),
  }))
  await page.close()

  const isKorean = ({ name }: { name: string }) =>
    /\/(?:text|display)-(?:first|korean|more|public)/.test(name)
  expect(fonts.filter((font) => isKorean(font) && font.startTime < paintedAt)).toEqual([])
  expect(fonts.filter(isKorean).length, 'Korean reviews are set in them').toBeGreaterThan(0)
  expect(fonts.some(({ name }) => name.includes('/text-latin-'))).toBe(true)
})

test('loads the content below the first view on the first interaction', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage()
  const below = (url: string) => url.includes('/assets/below-')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await page.goto(`${site.url}/user`, { waitUntil: 'networkidle' })
  expect(asked.filter(below)).toEqual([])

  const coming = page.waitForResponse((response) => below(response.url()))
  await page.mouse.move(200, 200)
  expect((await coming).status()).toBe(200)
  await page.close()
})

test('repeats a click that came before the page was interactive', async ({ browser, site }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } })
  let release = () => {}
  const pressed = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/below-*', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto(`${site.url}/user?lang=ko`, { waitUntil: 'networkidle' })

  await page.locator('#faq').getByRole('button', { name: '더 보기' }).click()
  await expect(page.locator('#faq summary').last()).toBeHidden()
  release()
  await expect(page.locator('#faq summary').last()).toBeVisible()
  await page.close()
})

test('the steps page loads no code of the shop', async ({ browser, site }) => {
  const loaded = await firstVisit(browser, `${site.url}/user/process`)

  const scripts = loaded.filter(({ type }) => type === 'Script').map(({ url }) => url)
  expect(scripts.some((url) => url.includes('/process-page-'))).toBe(true)
  expect(scripts.filter((url) => /\/(?:app|forms|shop|shared)-/.test(url))).toEqual([])
})
