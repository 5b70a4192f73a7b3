import { languages } from '#domain/languages/languages.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenGuestReport } from '#tests/support/given-guest-report.ts'
import { expectPressable } from '#tests/support/pressable.ts'

const phone = { width: 360, height: 780 }
const laptop = { width: 1280, height: 900 }

test('every target on a sheet is large enough, in every language', async ({
  page,
  site,
  context,
}) => {
  const { id, token } = await givenGuestReport(site)
  for (const lang of languages) {
    await context.addCookies([{ name: 'lang', value: lang, url: site.url }])
    for (const screen of [phone, laptop]) {
      await page.setViewportSize(screen)
      await page.goto(`/user/mypage/result-sheet/${id}?token=${token}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('이수연')
      await expectPressable(page)
    }
  }
})

test('[C-06] on a tablet the first screen shows face, name and headline', async ({
  page,
  site,
}) => {
  const { id, token } = await givenGuestReport(site)
  await page.setViewportSize({ width: 820, height: 900 })
  await page.goto(`/user/mypage/result-sheet/${id}?token=${token}`)
  for (const text of ['수연', '가볍게 열어 주세요']) {
    await expect(page.getByText(text, { exact: true }).first()).toBeInViewport({ ratio: 1 })
  }
})

test('[RPT-02] marks the consultant’s texts with their language on a page in another language', async ({
  page,
  site,
}) => {
  const { id, token } = await givenGuestReport(site)
  await page.goto(`/user/mypage/result-sheet/${id}?lang=en&token=${token}`)
  for (const text of ['가볍게 열어 주세요', '달걀형', '보통', '다음에 또 만나요.']) {
    const written = page.getByText(text, { exact: true }).first()
    await expect(written).toBeVisible()
    expect(await written.evaluate((it) => it.closest('[lang]')?.getAttribute('lang'))).toBe('ko')
  }
})

test('[RPT-02] a loading sheet already has a heading', async ({ page }) => {
  await page.route('**/v1/meitu-report/**', () => undefined)
  await page.goto('/user/mypage/result-sheet/1?token=any')

  await expect(page.locator('main [aria-busy=true]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('결과지')
  await expectAccessible(page)
})
