import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { signInAsAdmin } from '#tests/support/given-on-site.ts'

test('[C-02] updates the consultant’s portrait while style and face are chosen', async ({
  page,
  site,
}) => {
  await signInAsAdmin(page, site)
  await page.goto('/admin/settings')
  const part = page.getByRole('group', { name: '상담사 소개' })
  const portrait = part.getByRole('img')
  const drawing = portrait.locator('svg')
  await expect(drawing).toBeVisible()
  const before = await drawing.innerHTML()
  const nameBefore = await portrait.getAttribute('aria-label')

  await part.getByLabel('그림의 머리').selectOption({ label: '픽시컷' })
  await expect(portrait).not.toHaveAttribute('aria-label', nameBefore!)
  await expect.poll(() => drawing.innerHTML()).not.toBe(before)
  const pixie = await drawing.innerHTML()
  await part.getByLabel('그림의 얼굴형').selectOption({ label: '사각형' })
  await expect.poll(() => drawing.innerHTML()).not.toBe(pixie)
  await expectAccessible(page)
})
