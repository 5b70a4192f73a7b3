import type { Locator } from '@playwright/test'
import { adminPolicies } from '#contract/admin-policies.ts'
import { searchAdmin } from '#contract/admin-search.ts'
import { policyKinds } from '#contract/content.ts'
import { toPage } from '#contract/page.ts'
import { formatPhone } from '#domain/accounts/phone.ts'
import { languages } from '#domain/languages/languages.ts'
import { expectAccessible, expectNothingCutOff } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { answering } from '#tests/support/failures.ts'
import { signInAsAdmin } from '#tests/support/given-on-site.ts'

const phone = { width: 360, height: 780 }

/** Number of lines of a text. */
const linesOf = (text: Locator) =>
  text.evaluate((it) => {
    const range = it.ownerDocument.createRange()
    range.selectNodeContents(it)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

test('[ADM-02] the title of a list fits on one line beside its buttons, in every language', async ({
  page,
  site,
  context,
}) => {
  await signInAsAdmin(page, site)
  await page.setViewportSize(phone)
  for (const lang of languages) {
    await context.addCookies([{ name: 'lang', value: lang, url: site.url }])
    for (const screen of ['products', 'faqs', 'shop-faqs', 'contents']) {
      await page.goto(`/admin/${screen}`)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title.locator('..').getByRole('link')).toHaveCount(2)
      await expect.poll(() => linesOf(title), `${lang} ${screen}`).toBe(1)
      await expectNothingCutOff(page)
    }
  }
})

test('[O-09] a found phone number stays on one line', async ({ page, site }) => {
  const nothing = { items: [], has_more: false }
  const guest = {
    name: '이수연',
    email: 'wolfeschlegel.bergerdorff@example.com',
    phone: '01020260203',
    latest_order_number: 'GY3A3A3A3A3A',
    latest_order_at: '2026-11-21T03:00:00.000Z',
  }
  await signInAsAdmin(page, site)
  await answering(page, searchAdmin, {
    orders: nothing,
    guests: { items: [guest], has_more: false },
    members: nothing,
    inquiries: nothing,
    bookings: nothing,
  })
  await page.setViewportSize(phone)
  await page.goto('/admin/settings')
  await page.getByRole('button', { name: '모두 찾기' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('이수연')

  const found = page.getByRole('option').getByText(formatPhone(guest.phone))
  await expect(found).toBeVisible()
  expect(await linesOf(found)).toBe(1)
})

test('[ADM-02] a policy without a version links to its first one', async ({ page, site }) => {
  await page.setViewportSize(phone)
  await signInAsAdmin(page, site)
  await answering(page, adminPolicies.list, toPage([], 0, { page: 1, size: 30 }))
  await page.goto('/admin/policies')
  await expect(page.getByText('아직 쓴 약관이 없어요')).toBeVisible()
  await expect(page.getByRole('link', { name: /쓰기$/ })).toHaveCount(policyKinds.length)
  await expectAccessible(page)

  await page.getByRole('link', { name: '이용약관 쓰기' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '이용약관 첫 판' })).toBeVisible()
  await expectAccessible(page)
})
