import type { Page } from '@playwright/test'
import { listMyReports } from '#contract/reports.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  givenDeposit,
  givenMemberOrder,
  givenMemberSurvey,
  givenReport,
  givenSiteMember,
  signIn,
} from '#tests/support/given-on-site.ts'
import { expectPressable } from '#tests/support/pressable.ts'
import { callSite } from '#tests/support/site-calls.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

const SAVED = '이 기기에 저장했어요. 인터넷 없이도 열려요.'

/** Opens the card of a signed-in member's sheet. */
async function openOwnCard(page: Page, site: RunningSite) {
  const member = await givenSiteMember(site)
  const { order_number } = await givenMemberOrder(site, member)
  await givenDeposit(site, order_number)
  await givenMemberSurvey(site, member, order_number)
  await givenReport(site, order_number)
  const { token } = member
  const { items } = await callSite(site.url, listMyReports, { query: { order_number } }, { token })
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn(page, site, member)
  const open = () => page.goto(`/user/mypage/result-sheet/${items[0]!.id}?view=card`)
  await open()
  return { open, order_number }
}

async function saveCard(page: Page): Promise<string> {
  await page.getByRole('button', { name: '이 기기에 저장' }).click()
  await expect(page.getByText(SAVED)).toBeVisible()
  const address = await page.getByRole('link', { name: '저장한 카드 열기' }).getAttribute('href')
  return address!
}

/** Saved cards (versions by URL) and service workers on the device. */
const onDevice = (page: Page) =>
  page.evaluate<{ cards: Record<string, string>; workers: number }>(`(async () => {
    const cards = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) {
        const card = await cache.match(key)
        cards[new URL(key.url).pathname] = card.headers.get('x-sheet-version')
      }
    }
    return { cards, workers: (await navigator.serviceWorker.getRegistrations()).length }
  })()`)

const NOTHING = { cards: {}, workers: 0 }

test('[C-10] a saved card opens offline in every language until the logout', async ({
  page,
  site,
  context,
}) => {
  await openOwnCard(page, site)
  expect(await onDevice(page)).toEqual(NOTHING)
  await expectAccessible(page)
  await expectPressable(page)

  const address = await saveCard(page)
  await expectAccessible(page)
  await expectPressable(page)
  expect(await onDevice(page)).toEqual({ cards: { [address]: '1' }, workers: 1 })

  await test.step('opens offline from the device', async () => {
    await context.setOffline(true)
    await page.goto(address)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('턱선 단발, 이렇게 잘라 주세요')
    await expect(page.getByText('층 없이 한 길이로.')).toBeVisible()
    await expect(page.locator('figure:visible svg')).toHaveCount(3)
    await expectAccessible(page)

    await page.getByRole('radio', { name: 'Tiếng Việt' }).check()
    await expect(page.getByText('Cắt bằng, không tỉa tầng.')).toBeVisible()
    await expect(page.getByText('층 없이 한 길이로.')).toBeHidden()
    await page.getByRole('radio', { name: 'Kiểu 2' }).check()
    await expect(title).toHaveText('레이어드 롱, xin cắt như thế này')
    await page.getByRole('radio', { name: 'English' }).check()
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectAccessible(page)
    // The service worker answers requests for saved cards only.
    await expect(page.goto('/saved-cards/GY-0000-0000')).rejects.toThrow('ERR_')
    await expect(page.goto('/user')).rejects.toThrow('ERR_')
    await context.setOffline(false)
  })

  await page.goto('/user/mypage')
  await page.getByRole('button', { name: '로그아웃' }).first().click()
  await expect(page).toHaveURL(/\/(mainpage|user)$/)
  await expect.poll(() => onDevice(page)).toEqual(NOTHING)
  await page.goto(address)
  await expect(page).toHaveURL(/\/login/)
})

test('[C-10] updates a saved card when its sheet is revised, and deletes it on request', async ({
  page,
  site,
}) => {
  const { open, order_number } = await openOwnCard(page, site)
  const address = await saveCard(page)
  await givenReport(site, order_number, '턱 옆에 무게를 두세요')

  await open()
  await expect(page.getByText(SAVED)).toBeVisible()
  expect(await onDevice(page)).toEqual({ cards: { [address]: '2' }, workers: 1 })

  await page.getByRole('button', { name: '기기에서 지우기' }).click()
  await expect(page.getByRole('button', { name: '이 기기에 저장' })).toBeVisible()
  expect(await onDevice(page)).toEqual(NOTHING)
})

test('[C-10] shows a message if the device has no space, and saves nothing partially', async ({
  page,
  site,
}) => {
  await openOwnCard(page, site)
  await expect(page.getByRole('button', { name: '이 기기에 저장' })).toBeVisible()
  await page.evaluate(`Cache.prototype.put = async () => {
    throw new DOMException('', 'QuotaExceededError')
  }`)

  await page.getByRole('button', { name: '이 기기에 저장' }).click()

  await expect(page.getByRole('alert')).toContainText('기기에 자리가 없어 저장하지 못했어요.')
  expect(await onDevice(page)).toEqual(NOTHING)
})

test('[C-10] a browser without offline storage shows a message and an alternative', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ baseURL: site.url, locale: 'ko-KR' })
  await page.addInitScript('delete Navigator.prototype.serviceWorker')
  await openOwnCard(page, site)

  await expect(page.getByText('이 브라우저에는 카드를 저장할 수 없어요.')).toBeVisible()
  await expect(page.getByRole('button', { name: '이 기기에 저장' })).toHaveCount(0)
  await expectAccessible(page)
  await page.close()
})
