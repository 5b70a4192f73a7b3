import type { Browser, Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  newGuest,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'
import { openOrder, screens, unfold } from '#tests/support/on-order-page.ts'
import { componentsRendered, countComponents } from '#tests/support/rendered-components.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

/** The pages' components that one event may render: what it changes, not the whole form. */
const LIMIT_PART = 1 / 3

/** Opens a page of its own, since the counter stays in it. */
async function openPage(browser: Browser, site: RunningSite, viewport: keyof typeof screens) {
  const page = await browser.newPage({
    viewport: screens[viewport],
    locale: 'ko-KR',
    baseURL: site.url,
  })
  await countComponents(page)
  return page
}

/** Presses a key twice, since the first one may also show or hide something, and counts the second time. */
async function expectFewRendered(page: Page, field: Locator, key = 'a') {
  await field.press(key)
  const { largest, mounted } = await componentsRendered(page, () => field.press(key))
  expect(mounted).toBeGreaterThan(100)
  expect(largest).toBeGreaterThan(0)
  expect(largest, `of ${mounted} components`).toBeLessThan(mounted * LIMIT_PART)
}

test('a letter in the order form or in a survey renders only what it changes', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, site, 'phone')
  await openOrder(page)
  await unfold(page, 'codes')
  await expectFewRendered(page, page.getByLabel('프로모션 코드'))

  const order = await givenGuestOrder(site, newGuest())
  const address = `/user/consulting/consulting-order/survey?order=${order.order_number}`
  await page.goto(`${address}&token=${order.guest_token}`)
  await expectFewRendered(page, page.getByLabel('기타 정보'))
  await page.close()
})

test('a letter in a sheet or a step of its slider renders only what it changes', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, site, 'wide')
  const guest = newGuest()
  const { order_number: number } = await givenGuestOrder(site, guest)
  await givenDeposit(site, number)
  await givenGuestSurvey(site, guest, number)
  await signInAsAdmin(page, site)
  await page.goto(`/admin/orders/${number}/sheet`)
  const style = page.getByRole('region', { name: '어울리는 머리 1', exact: true })
  await expectFewRendered(page, style.getByLabel('설명'))

  await style.getByRole('button', { name: '그림 고르기' }).click()
  const slider = style.getByRole('slider', { name: '길이', exact: true })
  await expectFewRendered(page, slider, 'ArrowLeft')
  await page.close()
})
