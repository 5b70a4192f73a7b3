import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'

test('[O-02] a link of a mail leads past the login to notifications, which are changed and kept', async ({
  page,
  site,
}) => {
  await page.goto('/admin/notifications')
  await page.getByLabel('아이디', { exact: true }).fill(site.admin.userId)
  await page.getByLabel('비밀번호', { exact: true }).fill(site.admin.password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  const reviews = page.getByRole('group', { name: '새 후기' })
  await expect(reviews.getByRole('radio', { name: '하루 요약' })).toBeChecked()
  await expectAccessible(page)

  await reviews.getByRole('radio', { name: '바로' }).check()
  await page.getByLabel('하루 요약을 받는 시각').selectOption({ label: '18:00' })
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('알림을 바꿨어요.')).toBeVisible()
  await page.getByRole('button', { name: '나에게 시험 메일 보내기' }).click()
  await expect(page.getByText(/보내지 못했어요. ‘보낸 메일’에 남겨/)).toBeVisible()

  await page.reload()
  await expect(reviews.getByRole('radio', { name: '바로' })).toBeChecked()
  await expect(page.getByLabel('하루 요약을 받는 시각')).toHaveValue('18')
})
