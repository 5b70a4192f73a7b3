import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenSiteMember, signIn } from '#tests/support/given-on-site.ts'

test('[NAV-04] [NAV-05] [MYP-05] menu links close the menu, the footer links to the rules, and logout prevents going back', async ({
  page,
  site,
}) => {
  await signIn(page, site, await givenSiteMember(site))
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/user')
  const opener = page.getByRole('button', { name: '메뉴 열기' })
  const menu = page.getByRole('dialog', { name: '메뉴' })
  await opener.click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.getByRole('link', { name: '후기', exact: true }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: '먼저 상담받은 분들' })).toBeInViewport()

  const footer = page.getByRole('contentinfo')
  for (const words of ['대표', '사업자등록번호', '개인정보보호책임자', '통신판매업신고']) {
    await expect(footer).toContainText(words)
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
  for (const [link, rule] of [
    ['환불 규정', /1시간/],
    ['포인트 안내', /1,000/],
  ] as const) {
    await footer.getByRole('link', { name: link }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(rule)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/user/mypage')
  await page.getByRole('banner').getByRole('button', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/\/user$/)
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/\/user\/mypage$/)
})
