import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-site.ts'
import { openReusablePage } from '#tests/support/reusable-page.ts'

/** Traces of a previous test that a page can detect. */
const traces = async (page: Page) => ({
  cookies: await page.context().cookies(),
  origins: (await page.context().storageState({ indexedDB: true })).origins,
  viewport: page.viewportSize(),
  pressedAt: await pressedAt(page),
  inPage: await page.evaluate(`(async () => ({
    inTab: { ...sessionStorage },
    name: window.name,
    wayBack: history.length,
    isOnline: navigator.onLine,
    isLessMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    mayLocate: (await navigator.permissions.query({ name: 'geolocation' })).state,
  }))()`),
})

/** Mouse position, as a page sees it with the next event. */
async function pressedAt(page: Page) {
  await page.evaluate(`addEventListener('pointerdown', ({ clientX, clientY }) => {
    window.pressedAt = [clientX, clientY]
  })`)
  await page.mouse.down()
  await page.mouse.up()
  return page.evaluate<[number, number]>('window.pressedAt')
}

const useIt = async (page: Page) => {
  await page.setViewportSize({ width: 1000, height: 640 })
  await page.goto('/user?lang=vi')
  await page.evaluate(`(async () => {
    localStorage.setItem('kept', 'of a test')
    sessionStorage.setItem('kept', 'of a test')
    window.name = 'of a test'
    document.cookie = 'kept=of-a-test'
    await (await caches.open('kept')).put('/kept', new Response('of a test'))
    await new Promise((done) => {
      const opening = indexedDB.open('kept')
      opening.onupgradeneeded = () => opening.result.createObjectStore('kept').put('of a test', 1)
      opening.onsuccess = () => { opening.result.close(); done() }
    })
  })()`)
  await page.context().grantPermissions(['geolocation'])
  await page.goto('/user/faq')
  await page.mouse.move(640, 360)
}

test('a reused page shows no traces of the previous test', async ({ browser, site }) => {
  const { page, resetPage, close } = await openReusablePage(browser)
  await page.goto('/login')
  const before = await traces(page)
  await useIt(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Fetch.enable')
  session.on('Fetch.requestPaused', ({ requestId }) =>
    session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' }),
  )
  await page.route('**/*', (route) => route.abort())
  await page.context().route('**/*', (route) => route.abort())
  const heard: string[] = []
  page.on('request', (request) => heard.push(request.url()))
  await page.context().setOffline(true)

  expect(await resetPage()).toBe(true)

  await page.goto('/login')
  expect(await traces(page)).toEqual(before)
  expect(await page.evaluate(`caches.keys()`)).toEqual([])
  expect(heard).toEqual([])
  await page.goBack()
  expect(page.url()).toBe(`${site.url}/healthz`)
  await close()
})

for (const [what, use] of [
  ['a clock', (page: Page) => page.clock.install()],
  ['a medium', (page: Page) => page.emulateMedia({ media: 'print' })],
  ['a script for every screen', (page: Page) => page.addInitScript('0')],
  ['a second window', (page: Page) => page.context().newPage()],
  ['its end', (page: Page) => page.close()],
] as const) {
  test(`a page that got ${what} is no page for the next test`, async ({ browser }) => {
    const { page, resetPage, close } = await openReusablePage(browser)
    await page.goto('/healthz')
    await use(page)
    expect(await resetPage()).toBe(false)
    await close()
  })
}
