import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  givenGuestOrder,
  givenSiteMember,
  newGuest,
  PASSWORD,
} from '#tests/support/given-on-site.ts'
import { fillLogin } from '#tests/support/on-login-page.ts'
import { screens } from '#tests/support/on-order-page.ts'
import { waitForScripts } from '#tests/support/wait-for-scripts.ts'

const PROFILE = '/user/mypage/profile'

/** Both tabs are visible to the browser of a test; a person returns to one of them. */
const returnTo = (tab: Page) => tab.evaluate(`window.dispatchEvent(new Event('focus'))`)

test('[C-22] what a member’s tab shows ends with a logout in another tab, and is never the next member’s', async ({
  page,
  site,
}) => {
  const hana = await givenSiteMember(site, '김하나')
  const minji = await givenSiteMember(site, '박민지')
  await page.setViewportSize(screens.phone)
  await page.goto('/login')
  await fillLogin(page, hana.user.user_id, PASSWORD)
  await page.waitForURL((url) => url.pathname === '/mainpage')
  await page.goto(PROFILE)
  await expect(page.getByLabel('이메일')).toHaveValue(hana.user.email)

  const other = waitForScripts(await page.context().newPage())
  await other.goto(`${site.url}/user/mypage`)
  await other.getByRole('button', { name: '로그아웃' }).last().click()
  await other.waitForURL((url) => url.pathname === '/mainpage')

  const main = page.getByRole('main')
  await expect(main.getByText('로그인하면 이 화면이 바로 열려요.')).toBeVisible()
  await expect(main.getByText(hana.user.email)).toHaveCount(0)
  await expect(main.getByRole('button', { name: '로그아웃' })).toHaveCount(0)

  await other.goto(`${site.url}/login`)
  await fillLogin(other, minji.user.user_id, PASSWORD)
  await other.waitForURL((url) => url.pathname === '/mainpage')

  await expect(page.getByLabel('이메일')).toHaveValue(minji.user.email)
  await expect(main.getByText(hana.user.email)).toHaveCount(0)
  await other.close()
})

test('[I18-01] [C-22] a tab that one returns to has the language that was chosen in another one', async ({
  page,
  site,
}) => {
  await page.goto('/user/faq?lang=ko')
  const other = waitForScripts(await page.context().newPage())
  await other.goto(`${site.url}/user/faq?lang=vi`)
  await returnTo(page)

  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page).toHaveURL(/\/user\/faq$/)
  await expect(page).toHaveTitle(/^Câu hỏi/)
  await other.close()
})

test('[C-22] a survey that is open twice loses nothing that is typed in either tab', async ({
  page,
  site,
}) => {
  const { order_number, guest_token } = await givenGuestOrder(site, newGuest())
  const survey = `${site.url}/user/consulting/consulting-order/survey?order=${order_number}&token=${guest_token}`
  const other = waitForScripts(await page.context().newPage())
  await page.goto(survey)
  await other.goto(survey)
  const height = (tab: Page) => tab.getByLabel('키 (cm)')
  const note = (tab: Page) => tab.getByLabel('기타 정보')

  await expect(height(page)).toBeVisible()
  await note(other).fill('다른 탭에서 길게 적었어요')
  await expect(note(page)).toHaveValue('다른 탭에서 길게 적었어요')
  await height(page).fill('162')
  await expect(height(other)).toHaveValue('162')

  await other.reload()
  await expect(note(other)).toHaveValue('다른 탭에서 길게 적었어요')
  await expect(height(other)).toHaveValue('162')
  await other.close()
})
