import { expect, test } from '#tests/support/browser-site.ts'
import {
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  newGuest,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'

test('[RPT-03] section names stay at the top in a sheet’s preview', async ({ page, site }) => {
  const guest = newGuest()
  const { order_number: number } = await givenGuestOrder(site, guest)
  await givenDeposit(site, number)
  await givenGuestSurvey(site, guest, number)
  await page.setViewportSize({ width: 360, height: 780 })
  await signInAsAdmin(page, site)
  await page.goto(`/admin/orders/${number}/sheet`)
  await page.getByRole('button', { name: '고객 화면으로 보기' }).first().click()
  const preview = page.getByRole('dialog', { name: '고객이 보는 화면' })
  const parts = preview.getByRole('navigation', { name: '결과지 차례' })
  await expect(parts).toBeVisible()

  await parts.getByRole('link').last().scrollIntoViewIfNeeded()
  const gap = () =>
    parts.evaluate((it) => {
      const page = it.closest('div[tabindex="0"]')!
      page.scrollTo(0, page.scrollHeight / 2)
      return Math.round(it.getBoundingClientRect().top - page.getBoundingClientRect().top)
    })

  await expect.poll(gap).toBe(0)
})
